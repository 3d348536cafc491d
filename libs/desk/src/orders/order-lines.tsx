import type { DeskOrderLine } from '@souk/contract/desk';
import { FormattedMessage } from '@souk/i18n';
import { Picture } from '@souk/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { RuledList } from '../parts/layout';
import { Cents } from '../parts/cents';

type Props<Line extends DeskOrderLine> = { lines: readonly Line[]; extra?: (line: Line) => ReactNode };

/** Lines of an order: what to pack, and what was paid for it. */
export function OrderLines<Line extends DeskOrderLine>({ lines, extra }: Props<Line>) {
  return (
    <List>
      {lines.map((line) => (
        <li key={line.id}>
          <Picture src={line.image} alt="" sizes="56px" widths={[160]} />
          <span>
            <strong>{line.name}</strong>
            {line.sku && <small>{line.sku.split(',').join(', ')}</small>}
            {line.skuCode && <small>{line.skuCode}</small>}
            {extra?.(line)}
          </span>
          <span>
            <FormattedMessage id="desk.order.times" values={{ num: line.num }} />
          </span>
          <span>
            <Cents cents={line.payCents} />
          </span>
        </li>
      ))}
    </List>
  );
}

const List = styled(RuledList)`
  & > li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto auto;
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
