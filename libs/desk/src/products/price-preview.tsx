import type { DeskInput, DeskProduct, PricePreview as Preview } from '@souk/contract/desk';
import { FormattedMessage, useMoney, useT } from '@souk/i18n';
import { useMutation } from '@souk/query';
import { Notice, Stack } from '@souk/ui';
import { Cents } from '../parts/cents';
import { useDesk, useDeskApi } from '../parts/use-desk';
import { SmallTable } from '../table/small-table';

/** Asks what shoppers would see with prices that are not saved yet. What cannot be looked at is said by the form once it is saved. */
export const usePricePreview = () => {
  const { merchantId } = useDesk();
  const api = useDeskApi(merchantId);
  return useMutation({ mutationFn: (input: DeskInput<'pricePreview'>) => api.call('pricePreview', input) });
};

type Props = { preview: Preview; items: DeskProduct['items']; name: string };

/** What cards, the page and the checkout would show, with the lowest price of the last 30 days; and which older price is above that. */
export function PricePreview({ preview: { card, items: shown, isRefused }, items, name }: Props) {
  const t = useT();
  const money = useMoney();
  const nameOf = (id: number) =>
    items
      .find((item) => item.id === id)
      ?.sku.split(',')
      .join(', ') || name;
  const above = shown.filter(({ isAboveLowest }) => isAboveLowest);
  return (
    <Stack $gap={3} role="status">
      <p>
        <FormattedMessage id="desk.price.card" values={{ price: <Shown {...card} /> }} />
      </p>
      <SmallTable
        caption={t('desk.price.preview')}
        columns={[t('desk.product.variant'), t('desk.price.page'), t('desk.price.lowest')]}
      >
        {shown.map(({ id, shown: price, lowestCents }) => (
          <tr key={id}>
            <th scope="row">{nameOf(id)}</th>
            <td>
              <Shown {...price} />
            </td>
            <td>
              <Cents cents={lowestCents} />
            </td>
          </tr>
        ))}
      </SmallTable>
      {above.length > 0 && (
        <Notice $tone={isRefused ? 'sale' : 'warn'}>
          {above.map(({ id, lowestCents }) => (
            <p key={id}>
              <FormattedMessage
                id="desk.price.aboveLowest"
                values={{ name: nameOf(id), price: money(lowestCents / 100) }}
              />
            </p>
          ))}
          <p>
            <FormattedMessage id={isRefused ? 'desk.price.aboveRefused' : 'desk.price.aboveTold'} />
          </p>
        </Notice>
      )}
    </Stack>
  );
}

function Shown({ cents, wasCents }: Preview['card']) {
  const money = useMoney();
  return (
    <>
      <Cents cents={cents} />
      {wasCents !== null && (
        <>
          {' '}
          <FormattedMessage id="desk.price.was" values={{ price: money(wasCents / 100) }} />
        </>
      )}
    </>
  );
}
