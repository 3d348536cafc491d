import { stockReasons, type DeskProduct, type StockReason } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { useSay } from '@souk/state';
import { Button, SelectField, Stack, TextField } from '@souk/ui';
import { type FormEvent, useState } from 'react';
import { useDeskChange } from '../parts/use-desk';

/** More or fewer pieces, with a reason; a count says how many there are, and is refused when the stock has moved meanwhile. */
export function StockForm({ product }: { product: DeskProduct }) {
  const t = useT();
  const say = useSay();
  const [variantId, setVariantId] = useState(product.items[0]?.id ?? 0);
  const [reason, setReason] = useState<StockReason>('delivery');
  const [number, setNumber] = useState('');
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const variant = product.items.find(({ id }) => id === variantId);
  const isCount = reason === 'count';
  const move = useDeskChange('moveStock', {
    done: null,
    then: ({ stock }) => {
      say.done('desk.stock.done', { stock });
      setNumber('');
      setText('');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = /^[+-]?\d{1,6}$/.test(number.trim()) ? Number(number) : NaN;
    const expected = variant?.stock ?? 0;
    const delta = isCount ? typed - expected : typed;
    if (!Number.isFinite(typed) || (isCount && typed < 0) || delta === 0) return setWrong(true);
    setWrong(false);
    if (move.isPending) return;
    move.mutate({ id: product.id, variantId, delta, reason, note: text.trim(), ...(isCount ? { expected } : {}) });
  };
  return (
    <Stack as="form" noValidate $gap={3} onSubmit={submit}>
      <SelectField
        label={t('desk.product.variant')}
        value={variantId}
        onChange={(event) => setVariantId(Number(event.target.value))}
      >
        {product.items.map(({ id, sku, stock }) => (
          <option key={id} value={id}>
            {t('desk.stock.option', { name: sku.split(',').join(', ') || product.name, stock })}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('desk.stock.reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value as StockReason)}
      >
        {stockReasons.map((one) => (
          <option key={one} value={one}>
            {t(`desk.stock.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t(isCount ? 'desk.stock.counted' : 'desk.stock.delta')}
        hint={isCount ? null : t('desk.stock.deltaHint')}
        inputMode="numeric"
        value={number}
        maxLength={7}
        isRequired
        error={isWrong ? t(isCount ? 'desk.stock.countWrong' : 'desk.stock.deltaWrong') : null}
        onChange={(event) => setNumber(event.target.value)}
      />
      <TextField
        label={t('desk.stock.note')}
        mark={<FormattedMessage id="word.optional" />}
        value={text}
        maxLength={200}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" isBusy={move.isPending}>
        <FormattedMessage id="desk.stock.save" />
      </Button>
    </Stack>
  );
}
