import type { DeskOrderLine } from '@souk/contract/desk';
import { FormattedMessage } from '@souk/i18n';
import { Picture } from '@souk/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { RuledList } from '../parts/layout';
import { Cents } from '../parts/cents';

type Props<Line extends DeskOrderLine> = { lines: readonly Line[]; extra?: (line: Line) => ReactNode };

/** Lines of an order: pieces, and their price before postage and coupons. */
export function OrderLines<Line extends DeskOrderLine>({ lines, extra }: Props<Line>) {
  return (
    <List>
      {lines.map((line) => (
        <li key={line.id}>
          <Picture src={line.image} alt="" sizes="56px" widths={[160]} />
          <span>
            <FormattedMessage id="desk.order.times" values={{ num: line.num }} />
          </span>
          <span>
            <strong>{line.name}</strong>
            {line.sku && <small>{line.sku.split(',').join(', ')}</small>}
            {line.skuCode && <small>{line.skuCode}</small>}
            {extra?.(line)}
          </span>
          <span>
            <Cents cents={line.unitCents * line.num} />
          </span>
        </li>
      ))}
    </List>
  );
}

const List = styled(RuledList)`
  & > li {
    display: grid;
    grid-template-columns: 56px auto minmax(0, 1fr) auto;
    gap: 14px;
    align-items: center;
    font-variant-numeric: tabular-nums;
  }
  & img {
    border-radius: var(--radius);
  }
  & small {
    display: block;
  }
`;
