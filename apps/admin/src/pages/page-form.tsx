import type { PageProblem } from '@souk/contract';
import {
  DraftForm,
  Panel,
  useFieldFaults,
  useDesk,
  useDeskChange,
  useDeskQuery,
  useDraft,
  useServerFieldErrors,
} from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { useSay } from '@souk/state';
import { EarlierVersions } from '../parts/earlier-versions';
import { LivePreview } from '../parts/live-preview';
import { ProblemList } from '../parts/code/problem-list';
import { useProblemLines } from '../parts/code/use-problem-lines';
import { Side, Sides } from '../parts/sides';
import { useLiveDraft } from '../parts/use-live-draft';
import { PageFields } from './page-fields';
import { draftOf, faultsOf, type PageValues, valuesOf } from './page-values';

type Props = {
  /** What is stored; of a new page: what the form begins with. */
  stored: PageValues;
  /** Null: a new page. */
  version: string | null;
  problems: readonly PageProblem[];
  onSaved: (path: string) => void;
};

/** Changes a page, or makes one, with the real page beside it. */
export function PageForm({ stored, version, problems, onSaved }: Props) {
  const t = useT();
  const { may } = useDesk();
  const say = useSay();
  const save = useDeskChange('pageSave', {
    done: null,
    then: (answer) => {
      const count = answer.problems.filter(({ level }) => level === 'error').length;
      say.done(count > 0 ? 'admin.pages.savedWithout' : 'admin.pages.saved', { count });
    },
    fields: ['path'],
  });
  const draft = useDraft(stored, save.isPending);
  const { values, setValues } = draft;
  const isReadOnly = !may('content.write');
  const faults = faultsOf(values);
  const fields = useFieldFaults(faults, {}, useServerFieldErrors(save.error, values));
  const live = useLiveDraft(isReadOnly || faults.path ? null : JSON.stringify(values), (api, replaces, signal) =>
    api.call('pagePreview', { page: draftOf(values), ...replaces }, { signal }),
  );
  const told = live.draft?.problems ?? problems;
  const lines = useProblemLines(told, { en: values.htmlEn, fr: values.htmlFr, css: values.css });
  const store = () => {
    if (!fields.check() || save.isPending) return;
    const page = draftOf(values);
    const saved = () => {
      draft.saved(values);
      onSaved(page.path);
    };
    save.mutate({ version, page }, { onSuccess: saved });
  };
  return (
    <Sides>
      <Panel title={t('admin.pages.words')}>
        <DraftForm
          draft={draft}
          nameOf={(field) => t(`admin.pages.field.${field}`)}
          saveLabel={t(version === null ? 'admin.pages.create' : 'admin.pages.save')}
          isBusy={save.isPending}
          wrong={fields.wrong}
          isNew={version === null}
          isReadOnly={isReadOnly}
          gap={5}
          onSave={store}
        >
          <PageFields
            values={values}
            isNew={version === null}
            isReadOnly={isReadOnly}
            errorAt={fields.errorOf}
            lines={lines}
            onChange={(change) => setValues((now) => ({ ...now, ...change }))}
          />
          {isReadOnly && (
            <p>
              <FormattedMessage id="admin.pages.readOnly" />
            </p>
          )}
        </DraftForm>
      </Panel>
      <Side>
        {!isReadOnly && <LivePreview {...live} />}
        <ProblemList problems={told} lines={lines} />
        {!isReadOnly && version !== null && <PageVersions path={stored.path} {...draft} />}
      </Side>
    </Sides>
  );
}

type VersionsProps = { path: string; values: PageValues; isChanged: boolean; setValues: (values: PageValues) => void };

function PageVersions({ path, ...form }: VersionsProps) {
  const { data: versions = [] } = useDeskQuery('pageVersions', { path });
  return (
    <EarlierVersions
      versions={versions}
      read={async (api, id) => valuesOf((await api.call('pageVersion', { path, id })).page)}
      {...form}
    />
  );
}
