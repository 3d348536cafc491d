import type { DeskProduct } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { lazyPart } from '@souk/mfe';
import { Picture } from '@souk/ui';
import { Suspense } from 'react';
import styled from 'styled-components';
import { Column, Columns, Facts, Panel } from '../parts/layout';
import { Loaded } from '../parts/loaded';
import { useDesk, useDeskQuery } from '../parts/use-desk';
import { DuplicateProduct } from './duplicate-product';
import { PriceForm } from './price-form';
import { ProductSale } from './product-sale';
import { ProductBadges } from './product-badges';
import { StockForm } from './stock-form';
import { VariantList } from './variant-list';
import { WordsForm } from './words-form';
import { StoreTime } from '../parts/store-time';

/** Seldom used: they come after the rest. */
const AddValueForm = lazyPart(() => import('./add-value-form'));
const SkuForm = lazyPart(() => import('./sku-form'));
const VariantPictures = lazyPart(() => import('./variant-pictures'));
const ProductListing = lazyPart(() => import('./product-listing'));
const ArchiveProduct = lazyPart(() => import('./archive-product'));

/** Each language is named in itself. */
const names = { en: 'English', fr: 'Français' } as const;

/** One product: its prices, its stock, whether it is on sale. */
export function ProductDetail({ id }: { id: number }) {
  return <Loaded query={useDeskQuery('product', { id })}>{(product) => <Shown product={product} />}</Loaded>;
}

function Shown({ product }: { product: DeskProduct }) {
  const t = useT();
  const { may } = useDesk();
  return (
    <>
      <Head>
        {product.image !== '' && <Picture src={product.image} alt="" sizes="72px" widths={[160]} />}
        <ProductBadges {...product} />
      </Head>
      <Columns>
        <Column>
          <Panel title={t('desk.price.title')}>
            <PriceForm product={product} mayWrite={may('prices.write')} />
          </Panel>
          {may('stock.write') && (
            <Panel title={t('desk.stock.title')}>
              <StockForm product={product} />
            </Panel>
          )}
          {may('products.write') && product.options.length > 0 && (
            <Panel title={t('desk.variants.title')}>
              <VariantList product={product} />
            </Panel>
          )}
          {may('products.write') && product.options.length > 0 && (
            <Panel title={t('desk.variants.add')}>
              <Suspense>
                <AddValueForm product={product} />
              </Suspense>
            </Panel>
          )}
          {may('products.write') && product.options.length > 0 && product.images.length > 1 && (
            <Panel title={t('desk.variantPictures.title')}>
              <Suspense>
                <VariantPictures product={product} />
              </Suspense>
            </Panel>
          )}
          {may('products.write') && (
            <Panel title={t('desk.sku.title')}>
              <Suspense>
                <SkuForm product={product} />
              </Suspense>
            </Panel>
          )}
          {may('products.write') && (
            <Panel title={t('desk.words.title')}>
              <WordsForm product={product} />
            </Panel>
          )}
          {may('products.write') && (
            <Panel title={t('desk.listing.title')}>
              <Suspense>
                <ProductListing product={product} />
              </Suspense>
            </Panel>
          )}
          <Panel title={t('desk.stock.moves')}>
            <Moves product={product} />
          </Panel>
        </Column>
        <Column>
          {may('products.write') && !product.isArchived && (
            <Panel title={t('desk.product.onSale')}>
              <ProductSale product={product} />
            </Panel>
          )}
          {may('products.write') && (
            <Panel title={t('desk.duplicate.title')}>
              <DuplicateProduct id={product.id} />
            </Panel>
          )}
          {may('products.write') && (
            <Panel title={t('desk.archive.title')}>
              <Suspense>
                <ArchiveProduct product={product} />
              </Suspense>
            </Panel>
          )}
          <Panel title={t('desk.product.facts')}>
            <Facts>
              <dt>
                <FormattedMessage id="desk.orders.merchant" />
              </dt>
              <dd>{product.merchantName}</dd>
              <dt>
                <FormattedMessage id="desk.product.category" />
              </dt>
              <dd>{product.category}</dd>
              <dt>
                <FormattedMessage id="desk.tax.category" />
              </dt>
              <dd>{t(`desk.tax.${product.taxCategory}`)}</dd>
              <dt>{names.en}</dt>
              <dd lang="en">{product.nameEn}</dd>
              <dt>{names.fr}</dt>
              <dd lang="fr">{product.nameFr}</dd>
            </Facts>
          </Panel>
        </Column>
      </Columns>
    </>
  );
}

function Moves({ product: { moves } }: { product: DeskProduct }) {
  if (moves.length === 0) {
    return (
      <p>
        <FormattedMessage id="desk.stock.noMoves" />
      </p>
    );
  }
  return (
    <List>
      {moves.map(({ id, at, sku, delta, reason, note, by }) => (
        <li key={id}>
          <strong>{delta > 0 ? `+${delta}` : delta}</strong> {sku.split(',').join(', ')}{' '}
          <FormattedMessage id={`desk.stock.${reason}`} />
          {note && <q>{note}</q>}
          <small>
            {by} · <StoreTime iso={at} />
          </small>
        </li>
      ))}
    </List>
  );
}

const Head = styled.div`
  display: flex;
  gap: 16px;
  align-items: center;
  & img {
    width: 72px;
    border-radius: var(--radius);
  }
  & > div {
    display: grid;
    gap: 6px;
    min-width: 0;
  }
`;
const List = styled.ul`
  display: grid;
  gap: 8px;
  padding: 0;
  list-style: none;
  font-size: var(--text-sm);
  & small {
    display: block;
    color: var(--color-ink-soft);
  }
`;
