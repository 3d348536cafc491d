import { profilePath } from '@souk/domain';
import { useT } from '@souk/i18n';
import { Slot } from '@souk/mfe';
import { sessionSettled, usePanels, useSession } from '@souk/state';
import { IconButton, radius } from '@souk/ui';
import { UserRound } from 'lucide-react';
import { useRef, type FormEvent } from 'react';
import styled from 'styled-components';
import { usePanelAhead } from '../panels';
import { useCloseOutside } from '../use-close-outside';

/** The account menu for who is signed in, the login dialog for who is not. Source: HEAD-08, HEAD-09. */
export function AccountButton() {
  const t = useT();
  const isOpen = usePanels((panels) => panels.panel.kind === 'account');
  const openPanel = usePanels((panels) => panels.openPanel);
  const close = usePanels((panels) => panels.closePanel);
  const { user } = useSession();
  const name = user && (user.nickname || user.email || '');
  const box = useRef<HTMLDivElement>(null);
  const ahead = usePanelAhead('account.menu');
  useCloseOutside(box, isOpen, close);
  const press = (event: FormEvent) => {
    event.preventDefault();
    if (isOpen) return close();
    // Pressed before it is known who is here: wait for it, rather than ask a signed-in shopper to sign in.
    void sessionSettled()
      // Whose sign-in cannot be checked may still sign in anew.
      .catch(() => null)
      .then((session) => openPanel({ kind: session?.user ? 'account' : 'login' }));
  };
  return (
    <Place ref={box}>
      <form action={profilePath} data-hydrate="interaction" onSubmit={press}>
        <IconButton
          type="submit"
          label={t('header.account')}
          aria-expanded={isOpen}
          {...(user && { title: t('header.signedIn', { name }) })}
          {...ahead}
        >
          {name ? <Initial aria-hidden="true">{[...name][0]}</Initial> : <UserRound aria-hidden="true" />}
        </IconButton>
      </form>
      {isOpen && (
        <Sheet>
          <Slot name="account.menu" onClose={close} />
        </Sheet>
      )}
    </Place>
  );
}

const Place = styled.div`
  position: relative;
`;
/** Whoever is signed in sees that they are. */
const Initial = styled.span`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: var(--radius-round);
  background: var(--color-brand);
  color: var(--color-brand-ink);
  font-size: var(--text-sm);
  font-weight: 600;
  line-height: 1;
  text-transform: uppercase;
`;
const Sheet = styled.div`
  position: absolute;
  inset: calc(100% + 6px) 0 auto auto;
  z-index: 45;
  width: 245px;
  max-height: calc(100dvh - 120px);
  overflow: auto;
  border: 1px solid var(--color-line);
  border-radius: ${radius.large};
  background: var(--color-surface);
  box-shadow: var(--shadow);
`;
