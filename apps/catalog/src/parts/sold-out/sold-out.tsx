import { FormattedMessage } from '@souk/i18n';
import { lazyPart } from '@souk/mfe';
import { Button } from '@souk/ui';
import { Suspense, useState } from 'react';
import styled from 'styled-components';

const NotifyForm = lazyPart(() => import('./notify-form'));

type Props = {
  productId: number;
  /** The sold-out variant; null: none of this choice exists. */
  attrId: number | null;
  /** Where other things like it stand on this page. Absent: not here. */
  alternatives?: string;
};

/** No dead end: word when it is back, and other things like it. Source: docs/expectations PP8. */
export function SoldOut({ productId, attrId, alternatives }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Box>
      {isAsking ? (
        <Suspense>
          <NotifyForm productId={productId} attrId={attrId} />
        </Suspense>
      ) : (
        <Button onClick={() => setAsking(true)}>
          <FormattedMessage id="buy.tellMe" />
        </Button>
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
