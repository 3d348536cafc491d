import type { RefundableLine } from '@souk/contract';
import { variantText } from '@souk/domain';
import { FormattedMessage, Money, useT } from '@souk/i18n';
import { Checkbox, FieldError, Picture, QuantityStepper } from '@souk/ui';
import { type ReactNode, type Ref, useId } from 'react';
import styled from 'styled-components';
import type { Wanted } from './refund-estimate';

type Props = {
  lines: readonly RefundableLine[];
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
  /** What is wrong with the whole choice. Absent: nothing is wrong. */
  error?: ReactNode;
  /** The first line that can be chosen: where a form puts the focus. */
  ref?: Ref<HTMLInputElement>;
};

/** Which lines, and how many pieces of each. */
export function RefundLines({ lines, wanted, onChange, error, ref }: Props) {
  const t = useT();
  const errorId = useId();
  const first = lines.find(({ refundableNum }) => refundableNum > 0);
  const described = error ? { 'aria-describedby': errorId } : {};
  return (
    <List {...described}>
      <legend>
        <FormattedMessage id="refunds.what" />
      </legend>
      {lines.map((line) => {
        const num = wanted[line.id] ?? 0;
        const set = (next: number) => onChange({ ...wanted, [line.id]: next });
        return (
          <Row key={line.id}>
            <Checkbox
              {...(line === first && ref ? { ref } : {})}
              {...(error ? { ...described, 'aria-invalid': true } : {})}
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
      {error && (
        <FieldError id={errorId} role="alert">
          {error}
        </FieldError>
      )}
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
