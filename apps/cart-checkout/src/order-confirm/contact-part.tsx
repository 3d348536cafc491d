import { FormattedMessage } from '@souk/i18n';
import { usePanels, useSession } from '@souk/state';
import { Button, TextField } from '@souk/ui';
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { typedAddress, type CheckoutForm } from '../parts/placing/checkout-form';
import { Part } from './part';
import { useField } from './use-field';

/**
 * Who orders. A guest needs no account: an e-mail address is enough. An account by phone has none, and is asked for it as well, but where an
 * address of its book brings one. Source: docs/expectations, K1; ORDER-10.
 */
export function ContactPart() {
  const field = useField();
  const { watch } = useFormContext<CheckoutForm>();
  const { user } = useSession();
  const openPanel = usePanels((panels) => panels.openPanel);
  const needsEmail = !user?.email && (!user || watch('addressId') === typedAddress);
  const guests = !user && {
    summary: watch('email'),
    aside: (
      <Button variant="quiet" size="sm" onClick={() => openPanel({ kind: 'login', email: watch('email') })}>
        <FormattedMessage id="orderConfirm.signIn" />
      </Button>
    ),
  };
  return (
    <Part step="contact" number={1} title={<FormattedMessage id="orderConfirm.contact" />} {...guests}>
      {user && (
        <Known>
          <strong>{user.nickname}</strong>
          <span>{user.email || user.phone}</span>
        </Known>
      )}
      {needsEmail && (
        <TextField
          {...field('email')}
          type="email"
          autoComplete="email"
          inputMode="email"
          enterKeyHint="next"
          hint={<FormattedMessage id={user ? 'orderConfirm.emailHintUser' : 'orderConfirm.emailHint'} />}
        />
      )}
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
