import { bulkProductsMost, type PricesPreview } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { TextField } from '@souk/ui';
import { useState } from 'react';
import { Cents } from '../parts/cents';
import { DialogButtons } from '../parts/form-buttons';
import { Loaded } from '../parts/loaded';
import { useDeskQuery } from '../parts/use-desk';
import { SmallTable } from '../table/small-table';
import { seenVersions, BulkDialog, type BulkProps, useBulkChange } from './bulk-dialog';
import { typedPercent } from './bulk-values';

/** Changes prices of several products by a percentage: the first press shows what they would become, the second one changes them. */
export function PricesOfProducts(props: BulkProps) {
  const t = useT();
  const { products, onClose } = props;
  const [text, setText] = useState('');
  const [shown, setShown] = useState<number | null>(null);
  const [isWrong, setWrong] = useState(false);
  const { refused, progress, isBusy, send } = useBulkChange('productsPrices', props);
  const submit = () => {
    const percent = typedPercent(text);
    setWrong(percent === null);
    if (percent === null) return;
    if (shown === null) return setShown(percent);
    send((part) => ({ products: seenVersions(part), change: { kind: 'percent', percent } }));
  };
  return (
    <BulkDialog title={t('desk.bulk.prices')} refused={refused} progress={progress} onClose={onClose} onSubmit={submit}>
      <TextField
        label={t('desk.bulk.percent')}
        hint={t('desk.bulk.percentHint')}
        inputMode="text"
        value={text}
        maxLength={6}
        isRequired
        data-autofocus
        error={isWrong ? t('desk.bulk.badPercent') : null}
        onChange={(event) => {
          setText(event.target.value);
          setShown(null);
        }}
      />
      {shown === null ? (
        <DialogButtons confirm={t('desk.bulk.preview')} isBusy={false} onClose={onClose} />
      ) : (
        <Preview
          ids={products.slice(0, bulkProductsMost).map(({ id }) => id)}
          percent={shown}
          count={products.length}
          {...{ isBusy, onClose }}
        />
      )}
    </BulkDialog>
  );
}

type PreviewProps = {
  ids: readonly number[];
  percent: number;
  count: number;
  isBusy: boolean;
  onClose: () => void;
};

/** What the server would make of the prices, and the button that has it do so. */
function Preview({ ids, percent, count, isBusy, onClose }: PreviewProps) {
  const t = useT();
  const query = useDeskQuery('pricesPreview', { products: ids.join(','), percent });
  return (
    <Loaded query={query}>
      {(preview) => (
        <>
          <PriceTable {...preview} total={count} />
          <DialogButtons
            confirm={t('desk.bulk.pricesConfirm', { count })}
            isBusy={isBusy || query.isPlaceholderData}
            onClose={onClose}
          />
        </>
      )}
    </Loaded>
  );
}

function PriceTable({ list, total }: PricesPreview) {
  const t = useT();
  return (
    <>
      <SmallTable
        caption={t('desk.bulk.preview')}
        columns={[t('desk.products.name'), t('desk.products.price'), t('desk.bulk.then')]}
      >
        {list.map(({ id, name, now, then, refused }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>
              <Range {...now} />
            </td>
            <td>{refused ?? <Range {...then} />}</td>
          </tr>
        ))}
      </SmallTable>
      {total > list.length && (
        <p>
          <FormattedMessage id="desk.bulk.more" values={{ count: total - list.length }} />
        </p>
      )}
    </>
  );
}

function Range({ leastCents, mostCents }: PricesPreview['list'][number]['now']) {
  return (
    <>
      <Cents cents={leastCents} />
      {mostCents > leastCents && (
        <>
          {' – '}
          <Cents cents={mostCents} />
        </>
      )}
    </>
  );
}
