import type { RefundableLine } from '@souk/contract';
import { variantText } from '@souk/domain';
import { FormattedMessage, Money, useT } from '@souk/i18n';
import { Checkbox, Picture, QuantityStepper } from '@souk/ui';
import styled from 'styled-components';
import type { Wanted } from './refund-estimate';

type Props = { lines: readonly RefundableLine[]; wanted: Wanted; onChange: (wanted: Wanted) => void };

/** Which lines, and how many pieces of each. */
export function RefundLines({ lines, wanted, onChange }: Props) {
  const t = useT();
  return (
    <List>
      <legend>
        <FormattedMessage id="refunds.what" />
      </legend>
      {lines.map((line) => {
        const num = wanted[line.id] ?? 0;
        const set = (next: number) => onChange({ ...wanted, [line.id]: next });
        return (
          <Row key={line.id}>
            <Checkbox
              aria-label={line.productName}
              checked={num > 0}
              disabled={line.refundableNum === 0}
              onChange={({ target }) => set(target.checked ? line.refundableNum : 0)}
            >
              {null}
            </Checkbox>
            <Picture src={line.image} alt="" sizes="64px" widths={[96, 160]} />
            <p>
              <strong>{line.productName}</strong>
              {line.sku && <small>{variantText(line.sku)}</small>}
              <small>
                {line.refundableNum > 0 ? (
                  <FormattedMessage
                    id="refunds.upTo"
                    values={{ count: line.refundableNum, amount: <Money usd={line.refundableAmount} /> }}
                  />
                ) : (
                  <FormattedMessage id="refunds.lineDone" />
                )}
              </small>
            </p>
            {num > 0 && line.refundableNum > 1 && (
              <QuantityStepper
                value={num}
                max={line.refundableNum}
                onChange={set}
                labels={{
                  quantity: t('refunds.piecesOf', { name: line.productName }),
                  decrease: t('quantity.decrease'),
                  increase: t('quantity.increase'),
                }}
              />
            )}
          </Row>
        );
      })}
    </List>
  );
}

const List = styled.fieldset`
  & > legend {
    margin-bottom: 8px;
    font-size: var(--text-sm);
    font-weight: 600;
  }
`;
const Row = styled.div`
  display: grid;
  grid-template-columns: 24px 64px minmax(0, 1fr) auto;
  gap: 14px;
  align-items: center;
  padding-block: 12px;
  border-bottom: 1px solid var(--color-line);
  & > p {
    display: grid;
  }
  & strong {
    font-weight: 500;
  }
  & small {
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
  }
  & > [role='group'] {
    grid-column: 3 / -1;
  }
`;
