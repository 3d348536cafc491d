import { deskProductTabs, type DeskProductRow } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { ButtonLink, Cluster, Picture } from '@souk/ui';
import styled from 'styled-components';
import { FileActions } from '../imports/file-actions';
import { Cents } from '../parts/cents';
import { useDesk, useDeskQuery } from '../parts/use-desk';
import { ListPage } from '../table/list-page';
import { BulkActions } from './bulk-actions';
import { ProductBadges } from './product-badges';
import { ProductFilters, useNarrowedName } from './product-filters';
import { productFilterOf, productListInput, useProductListUrl } from './product-list.url';
import { useChosenProducts } from './use-chosen-products';
import { StoreTime } from '../parts/store-time';

/** What changes several products at once; a list that its person may only read has no choice. */
const together = ['products.write', 'prices.write', 'stock.write'] as const;

/** Products with their price, stock and state. Several are changed together. */
export function ProductList() {
  const t = useT();
  const { base, merchantId, may } = useDesk();
  const url = useProductListUrl();
  const query = useDeskQuery('products', productListInput(url));
  const list = query.data?.list ?? [];
  const filter = productFilterOf(url);
  const choice = useChosenProducts(list, { url, filter });
  const narrowed = useNarrowedName(url.filters);
  return (
    <>
      <Cluster>
        {may('products.write') && (
          <ButtonLink as={Link} to={`${base}/products/new`} $variant="primary">
            <FormattedMessage id="desk.new.title" />
          </ButtonLink>
        )}
        <FileActions list={filter} />
      </Cluster>
      <ListPage<(typeof deskProductTabs)[number], DeskProductRow, NonNullable<typeof query.data>>
        words="desk.products"
        url={url}
        tabs={deskProductTabs.filter((tab) => tab !== 'review' || (merchantId === null && may('products.write')))}
        query={query}
        keyOf={({ id }) => String(id)}
        hrefOf={({ id }) => `${base}/products/${id}`}
        nameOf={({ name }) => name}
        {...(together.some(may) ? { selection: choice.selection } : {})}
        filter={{
          choice: <ProductFilters filters={url.filters} hrefOf={(filters) => url.href({ filters })} />,
          name: narrowed,
        }}
        bulk={
          <BulkActions rows={choice} isArchive={url.tab === 'archived'} shown={list} total={query.data?.total ?? 0} />
        }
        columns={[
          { id: 'name', header: t('desk.products.name'), cell: (product) => <Named {...product} /> },
          // One column for both: with two, the last columns are not in sight on a screen of 1,280 px.
          merchantId === null
            ? {
                id: 'merchant',
                header: t('desk.orders.merchant'),
                isWide: true,
                cell: ({ merchantName, category }) => (
                  <>
                    {merchantName}
                    <small>{category}</small>
                  </>
                ),
              }
            : { id: 'category', header: t('desk.product.category'), isWide: true, cell: ({ category }) => category },
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
            id: 'sold',
            header: t('desk.products.sold'),
            isNumber: true,
            isWide: 'desktop',
            cell: ({ soldLately }) => soldLately,
          },
          {
            id: 'changed',
            header: t('desk.products.changed'),
            isWide: 'desktop',
            cell: ({ changedAt }) => <StoreTime iso={changedAt} look="short" />,
          },
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

/** A product's name beside its picture, which says nothing more. */
function Named({ image, name }: DeskProductRow) {
  return (
    <Beside>
      <span>{image !== '' && <Picture src={image} alt="" sizes="40px" widths={[160]} />}</span>
      {name}
    </Beside>
  );
}

const Beside = styled.span`
  display: flex;
  gap: 10px;
  align-items: center;
  /* As wide without a picture: names stand below each other. */
  & > span {
    flex: none;
    width: 40px;
  }
  & img {
    width: 40px;
    border-radius: var(--radius);
  }
`;
