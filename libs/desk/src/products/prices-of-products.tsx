import { bulkProductsMost, type PricesChange, type PricesPreview } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { SelectField, TextField } from '@souk/ui';
import { useState } from 'react';
import { Cents } from '../parts/cents';
import { DialogButtons } from '../parts/form-buttons';
import { Loaded } from '../parts/loaded';
import { useDeskQuery } from '../parts/use-desk';
import { faultsIn, useFieldFaults } from '../parts/use-field-faults';
import { SmallTable } from '../table/small-table';
import { seenVersions, BulkDialog, type BulkProps, useBulkChange } from './bulk-dialog';
import { typedPriceChange } from './bulk-values';

/** Changes prices of several products by a percentage or an amount of money: the first press shows what they would become, the second one changes them. */
export function PricesOfProducts(props: BulkProps) {
  const t = useT();
  const { products, onClose } = props;
  const [kind, setKind] = useState<'percent' | 'amount'>('percent');
  const [text, setText] = useState('');
  const [shown, setShown] = useState<PricesChange | null>(null);
  const change = typedPriceChange(kind, text);
  const fault = kind === 'percent' ? 'desk.bulk.badPercent' : 'desk.bulk.badAmount';
  const fields = useFieldFaults(faultsIn({ change: change === null ? fault : null }));
  const { refused, progress, isBusy, send } = useBulkChange('productsPrices', props);
  const submit = () => {
    if (!fields.check() || change === null) return;
    if (shown === null) return setShown(change);
    send((part) => ({ products: seenVersions(part), change }));
  };
  return (
    <BulkDialog title={t('desk.bulk.prices')} refused={refused} progress={progress} onClose={onClose} onSubmit={submit}>
      <SelectField
        label={t('desk.bulk.pricesHow')}
        value={kind}
        data-autofocus
        onChange={(event) => {
          setKind(event.target.value as typeof kind);
          setText('');
          setShown(null);
          fields.uncheck();
        }}
      >
        <option value="percent">{t('desk.bulk.byPercent')}</option>
        <option value="amount">{t('desk.bulk.byAmount')}</option>
      </SelectField>
      <TextField
        label={t(`desk.bulk.${kind}`)}
        hint={t(`desk.bulk.${kind}Hint`)}
        inputMode="text"
        value={text}
        isRequired
        error={fields.errorOf('change')}
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
          change={shown}
          count={products.length}
          {...{ isBusy, onClose }}
        />
      )}
    </BulkDialog>
  );
}

type PreviewProps = {
  ids: readonly number[];
  change: PricesChange;
  count: number;
  isBusy: boolean;
  onClose: () => void;
};

/** What the server would make of the prices, and the button that has it do so. */
function Preview({ ids, change: { kind: _kind, ...by }, count, isBusy, onClose }: PreviewProps) {
  const t = useT();
  // Once all were changed none is left, until the dialog is gone.
  const query = useDeskQuery('pricesPreview', { products: ids.join(','), ...by }, { isNeeded: ids.length > 0 });
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
