import type { ContentVersions } from '@souk/contract/desk';
import { type DeskApi, Panel, RuledList, StoreTime, useDesk, useDeskApi } from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { useMutation } from '@souk/query';
import { useSay } from '@souk/state';
import { Button, Cluster, Notice } from '@souk/ui';
import { useState } from 'react';

type Row = ContentVersions[number];
type Props<Values> = {
  versions: ContentVersions;
  /** Reads what a version holds, as the form's values. */
  read: (api: DeskApi, id: number) => Promise<Values>;
  /** What the form holds now, and whether that is unsaved. */
  values: Values;
  isChanged: boolean;
  setValues: (values: Values) => void;
};

/**
 * The versions of a page, header or footer that were saved. One of them is put into the form, where the preview shows it, and nothing changes for
 * shoppers until it is saved. What was typed before comes back by a press.
 */
export function EarlierVersions<Values>({ versions, read, values, isChanged, setValues }: Props<Values>) {
  const t = useT();
  const { merchantId } = useDesk();
  const api = useDeskApi(merchantId);
  const say = useSay();
  const [taken, setTaken] = useState<{ row: Row; typed: Values } | null>(null);
  const take = useMutation({
    mutationFn: (row: Row) => read(api, row.id),
    onSuccess: (found, row) => {
      setTaken({ row, typed: (isChanged && taken?.typed) || values });
      setValues(found);
    },
    onError: say.failed,
  });
  const [now, ...earlier] = versions;
  if (!now || earlier.length === 0) return null;
  return (
    <Panel title={t('admin.versions.title')}>
      {taken && isChanged && (
        <Notice role="status">
          <p>
            <FormattedMessage id="admin.versions.taken" values={{ version: <When row={taken.row} /> }} />
          </p>
          <Button
            size="sm"
            onClick={() => {
              setValues(taken.typed);
              setTaken(null);
            }}
          >
            <FormattedMessage id="admin.versions.back" />
          </Button>
        </Notice>
      )}
      <RuledList aria-label={t('admin.versions.title')}>
        <li>
          <When row={now} /> <small>{t('admin.versions.now')}</small>
        </li>
        {earlier.map((row) => (
          <li key={row.id}>
            <Cluster>
              <span id={`version-${row.id}`}>
                <When row={row} />
              </span>
              <Button
                size="sm"
                aria-describedby={`version-${row.id}`}
                isBusy={take.isPending && take.variables.id === row.id}
                onClick={() => take.mutate(row)}
              >
                <FormattedMessage id="admin.versions.take" />
              </Button>
            </Cluster>
          </li>
        ))}
      </RuledList>
    </Panel>
  );
}

/** When a version was saved, and by whom. */
function When({ row: { at, by } }: { row: Row }) {
  if (!at) return <FormattedMessage id="admin.versions.first" />;
  const time = <StoreTime iso={at} />;
  return by ? (
    <FormattedMessage id="admin.versions.by" values={{ time, name: by }} />
  ) : (
    <FormattedMessage id="admin.versions.byCommand" values={{ time }} />
  );
}
