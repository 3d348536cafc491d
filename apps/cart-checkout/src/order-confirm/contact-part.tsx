import { FormattedMessage } from '@souk/i18n';
import { usePanels, useSession } from '@souk/state';
import { Button, TextField } from '@souk/ui';
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import type { CheckoutForm } from '../parts/placing/checkout-form';
import { Part } from './part';
import { useField } from './use-field';

/** Who orders. A guest needs no account: an e-mail address is enough. Source: docs/expectations, K1; ORDER-10. */
export function ContactPart() {
  const field = useField();
  const { watch } = useFormContext<CheckoutForm>();
  const { status, user } = useSession();
  const openPanel = usePanels((panels) => panels.openPanel);
  if (status === 'user') {
    return (
      <Part step="contact" number={1} title={<FormattedMessage id="orderConfirm.contact" />}>
        <Known>
          <strong>{user?.nickname}</strong>
          <span>{user?.email}</span>
        </Known>
      </Part>
    );
  }
  return (
    <Part
      step="contact"
      number={1}
      summary={watch('email')}
      title={<FormattedMessage id="orderConfirm.contact" />}
      aside={
        <Button variant="quiet" size="sm" onClick={() => openPanel({ kind: 'login' })}>
          <FormattedMessage id="orderConfirm.signIn" />
        </Button>
      }
    >
      <TextField
        {...field('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        enterKeyHint="next"
        hint={<FormattedMessage id="orderConfirm.emailHint" />}
      />
    </Part>
  );
}

const Known = styled.p`
  display: grid;
  padding: 14px 16px;
  border-radius: var(--radius);
  background: var(--color-sunken);
  & > span {
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
  }
`;
