import type { PreOrder } from '@souk/contract';
import { orderNoteMaxLength } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { Accordion, Stack, TextAreaField } from '@souk/ui';
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import type { CheckoutForm } from '../parts/placing/checkout-form';
import { useField } from './use-field';

/** A note for everybody, and one for each merchant where several sell. 150 letters each. Source: spec 5; ORDER-02. */
export function NotePart({ merchants }: { merchants: PreOrder['orderList'] }) {
  const field = useField();
  const { register, watch } = useFormContext<CheckoutForm>();
  const left = orderNoteMaxLength - watch('note').length;
  return (
    <Box>
      <TextAreaField
        {...field('note', false)}
        rows={2}
        maxLength={orderNoteMaxLength}
        hint={<FormattedMessage id="orderConfirm.noteLeft" values={{ count: left }} />}
      />
      {merchants.length > 1 && (
        <Accordion title={<FormattedMessage id="orderConfirm.remarks" />}>
          <Stack $gap={4}>
            {merchants.map(({ merId, merName }) => (
              <TextAreaField
                key={merId}
                {...register(`remarks.m${merId}`)}
                label={<FormattedMessage id="orderConfirm.remarkFor" values={{ merchant: merName }} />}
                rows={2}
                maxLength={orderNoteMaxLength}
              />
            ))}
          </Stack>
        </Accordion>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 4px;
  padding-top: 24px;
  border-top: 1px solid var(--color-line);
`;
