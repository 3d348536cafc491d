import type { OrderLine } from '@souk/contract';
import { variantText } from '@souk/domain';
import { FormattedMessage, Money } from '@souk/i18n';
import { Link } from '@souk/router';
import { from, Picture } from '@souk/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { productHref } from '../product-href';

type Line = Pick<
  OrderLine,
  'id' | 'productName' | 'slug' | 'uniqueKey' | 'listedOnStore' | 'image' | 'sku' | 'price' | 'payNum' | 'refundedNum'
>;

type Props<L extends Line> = {
  lines: readonly L[];
  /** What belongs to one line: its amount, its controls. Absent: price and number. */
  aside?: (line: L) => ReactNode;
};

/** What was bought: picture, name, variant, price and number. */
export function OrderLines<L extends Line>({ lines, aside }: Props<L>) {
  return (
    <List>
      {lines.map((line) => (
        <Row key={line.id}>
          <Picture src={line.image} alt="" sizes="88px" widths={[96, 160, 240]} />
          <What>
            <Name to={productHref(line)}>{line.productName}</Name>
            {line.sku && <small>{variantText(line.sku)}</small>}
            {line.refundedNum > 0 && (
              <small>
                <FormattedMessage id="order.lineRefunded" values={{ count: line.refundedNum }} />
              </small>
            )}
          </What>
          <Aside>{aside ? aside(line) : <PriceAndNumber price={line.price} count={line.payNum} />}</Aside>
        </Row>
      ))}
    </List>
  );
}

function PriceAndNumber({ price, count }: { price: number; count: number }) {
  return (
    <>
      <Money usd={price} />
      <small>
        <FormattedMessage id="order.pieces" values={{ count }} />
      </small>
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: 16px;
  padding: 0;
  list-style: none;
`;
const Row = styled.li`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: 4px 16px;
  align-items: start;
  & > img {
    grid-row: 1 / span 2;
  }
  ${from.sm} {
    grid-template-columns: 88px minmax(0, 1fr) auto;
  }
`;
const What = styled.div`
  display: grid;
  gap: 2px;
  & > small {
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
  }
`;
const Name = styled(Link)`
  font-weight: 500;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;
const Aside = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2;
  gap: 8px;
  align-items: baseline;
  font-variant-numeric: tabular-nums;
  & > small {
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
  }
  ${from.sm} {
    display: grid;
    grid-column: 3;
    justify-items: end;
    gap: 2px;
    text-align: end;
  }
`;
