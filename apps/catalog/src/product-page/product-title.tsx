import type { ProductDetail } from '@souk/contract';
import { merchantPath, productPath } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { Link } from '@souk/router';
import { Badge, PageTitle } from '@souk/ui';
import styled from 'styled-components';
import { Rating } from '../parts/rating/rating';
import { SoldCount } from '../parts/rating/sold-count';
import { ShareButton } from './share/share-button';

/** So many letters, and the name alone would fill a phone's first screen. */
const longName = 90;

/** Who makes it, what it is called, and what others say of it. */
export function ProductTitle({ product: { productInfo, merchant, replyConfig } }: { product: ProductDetail }) {
  return (
    <Head>
      {/* A suspended merchant has no page of its own. */}
      {merchant.isOpen !== false ? (
        <Link to={merchantPath(merchant.id)}>{merchant.name}</Link>
      ) : (
        <span>{merchant.name}</span>
      )}
      <Name>
        <PageTitle style={{ fontSize: productInfo.storeName.length > longName ? 'var(--text-xl)' : undefined }}>
          {productInfo.storeName}
        </PageTitle>
        <ShareButton name={productInfo.storeName} path={productPath(productInfo)} />
      </Name>
      <Row>
        {replyConfig.sumCount > 0 && (
          <a href="#reviews">
            <Rating value={replyConfig.replyStar} count={replyConfig.sumCount} />
          </a>
        )}
        <SoldCount product={productInfo} />
      </Row>
      {productInfo.isShippingIncluded && (
        <Badge $tone="ok">
          <FormattedMessage id="card.freeShipping" />
        </Badge>
      )}
    </Head>
  );
}

const Head = styled.div`
  display: grid;
  gap: 8px;
  overflow-wrap: anywhere;
  & > :is(a, span):first-child {
    justify-self: start;
    color: var(--color-ink-soft);
  }
`;
const Name = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  /* The sign itself ends where the column ends. */
  & > button {
    margin-inline-end: -12px;
  }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  color: var(--color-ink-soft);
  & a {
    text-decoration: none;
  }
`;
