import type { ProductDetail } from '@souk/contract';
import { FormattedMessage } from '@souk/i18n';
import { lazyPart } from '@souk/mfe';
import { Button } from '@souk/ui';
import { Suspense, useState, useTransition } from 'react';
import styled from 'styled-components';
import type { VariantChoice } from '../buy-box/variant-choice';

const NotifyForm = lazyPart(() => import(/* webpackChunkName: "product-extras" */ './notify-form'));

type Props = {
  product: ProductDetail;
  /** What is sold out of it. */
  choice: VariantChoice;
  /** Where other things like it stand on this page. Absent: not here. */
  alternatives?: string;
};

/**
 * No dead end: word when it is back, and other things like it. Without a variant the word would be of any, and untrue while
 * another one is in stock: it is offered where all are sold out. Source: docs/expectations PP8.
 */
export function SoldOut({ product: { productInfo }, choice: { variant }, alternatives }: Props) {
  const [isAsking, setAsking] = useState(false);
  // The button stays, and the focus with it, until the form is there to take it.
  const [isComing, startTransition] = useTransition();
  const attrId = variant?.id;
  return (
    <Box>
      {(attrId || !productInfo.stock) && (
        <Suspense>
          {isAsking ? (
            <NotifyForm key={attrId} productId={productInfo.id} attrId={attrId} />
          ) : (
            <Button isBusy={isComing} onClick={() => startTransition(() => setAsking(true))}>
              <FormattedMessage id="buy.tellMe" />
            </Button>
          )}
        </Suspense>
      )}
      {alternatives && (
        <a href={alternatives}>
          <FormattedMessage id="soldOut.alternatives" />
        </a>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
`;
