import { deskProductTabs, type DeskProductRow, deskSorts } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { ButtonLink, Cluster } from '@souk/ui';
import { FileActions } from '../imports/file-actions';
import { Cents } from '../parts/cents';
import { useListUrl } from '../parts/list-url';
import { useDesk, useDeskQuery } from '../parts/use-desk';
import { ListPage } from '../table/list-page';
import { useSelection } from '../table/use-selection';
import { ProductBadges } from './product-badges';
import { BulkActions } from './bulk-actions';

/** What changes several products at once; a list that its person may only read has no choice. */
const together = ['products.write', 'prices.write', 'stock.write'] as const;

/** Products with their price, stock and state. Several are changed together. */
export function ProductList() {
  const t = useT();
  const { base, merchantId, may } = useDesk();
  const url = useListUrl(deskProductTabs, deskSorts.products);
  const query = useDeskQuery('products', url.input);
  const list = query.data?.list ?? [];
  const selection = useSelection(list.map(({ id }) => String(id)));
  return (
    <>
      <Cluster>
        {may('products.write') && (
          <ButtonLink as={Link} to={`${base}/products/new`} $variant="primary">
            <FormattedMessage id="desk.new.title" />
          </ButtonLink>
        )}
        <FileActions list={{ tab: url.tab, q: url.q }} />
      </Cluster>
      <ListPage<(typeof deskProductTabs)[number], DeskProductRow, NonNullable<typeof query.data>>
        words="desk.products"
        url={url}
        tabs={deskProductTabs.filter((tab) => tab !== 'review' || (merchantId === null && may('products.write')))}
        query={query}
        keyOf={({ id }) => String(id)}
        hrefOf={({ id }) => `${base}/products/${id}`}
        nameOf={({ name }) => name}
        {...(together.some(may) ? { selection } : {})}
        bulk={
          <BulkActions
            chosen={list.filter(({ id }) => selection.has(String(id)))}
            onNone={() => selection.set([])}
            onDone={(done) => selection.set(selection.keys.filter((key) => !done.includes(Number(key))))}
          />
        }
        columns={[
          { id: 'name', header: t('desk.products.name'), cell: ({ name }) => name },
          ...(merchantId === null
            ? [
                {
                  id: 'merchant',
                  header: t('desk.orders.merchant'),
                  isWide: true,
                  cell: ({ merchantName }: DeskProductRow) => merchantName,
                },
              ]
            : []),
          {
            id: 'variants',
            header: t('desk.products.variants'),
            isNumber: true,
            isWide: true,
            cell: ({ variants }) => variants,
          },
          {
            id: 'price',
            header: t('desk.products.price'),
            isNumber: true,
            cell: ({ shownCents }) => <Cents cents={shownCents} />,
          },
          { id: 'stock', header: t('desk.products.stock'), isNumber: true, cell: ({ stock }) => stock },
          {
            id: 'state',
            header: t('desk.orders.status'),
            isWide: true,
            cell: (product) => <ProductBadges {...product} />,
          },
        ]}
      />
    </>
  );
}
