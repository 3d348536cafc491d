import { useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { useChatWindow } from '@souk/state';
import { from, IconButton } from '@souk/ui';
import { ArrowUp, MessageCircle, Store } from 'lucide-react';
import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { usePast } from '../layout/header/use-past';
import { WhatsAppLink } from './whatsapp-link';

const Chat = lazy(() => import('./chat/chat'));

/** What floats beside the page: the way to sell here, a chat with people, WhatsApp, and back to the top. Source: WIDGET-04. */
export function FloatingWindow() {
  const t = useT();
  const { mark, isPast } = usePast();
  const { isOpen: isChatting, about, openChat, closeChat } = useChatWindow();
  const toTop = () => {
    scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' });
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <>
      <Mark ref={mark} aria-hidden="true" />
      <Window role="complementary" aria-label={t('floating.label')}>
        <Sell to="/users/registration" aria-label={t('floating.sell')} title={t('floating.sell')}>
          <Store aria-hidden="true" />
        </Sell>
        <WhatsAppLink />
        <IconButton
          label={t('floating.chat')}
          title={t('floating.chat')}
          aria-expanded={isChatting}
          onClick={() => (isChatting ? closeChat() : openChat())}
        >
          <MessageCircle aria-hidden="true" />
        </IconButton>
        {isPast && (
          <IconButton label={t('floating.top')} title={t('floating.top')} onClick={toTop}>
            <ArrowUp aria-hidden="true" />
          </IconButton>
        )}
      </Window>
      {isChatting && (
        <Suspense>
          <Chat about={about} onClose={closeChat} />
        </Suspense>
      )}
    </>
  );
}

const Mark = styled.div`
  position: absolute;
  top: 0;
  width: 1px;
  height: 900px;
  pointer-events: none;
`;
const Window = styled.aside`
  position: fixed;
  inset: auto 12px calc(var(--floating-bottom, 16px) + env(safe-area-inset-bottom)) auto;
  z-index: 30;
  display: grid;
  gap: 4px;
  & > * {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border: 1px solid var(--color-line);
    border-radius: 50%;
    background: var(--color-surface);
    color: var(--color-ink);
    box-shadow: 0 2px 10px rgb(34 29 23 / 0.08);
  }
  & > *:hover {
    background: var(--color-sunken);
  }
  & svg {
    width: 20px;
    height: 20px;
    stroke-width: 1.5;
  }
  /* Beside the page's columns, not over their buttons. */
  ${from.lg} {
    right: 2px;
    & > * {
      width: 36px;
      height: 36px;
    }
    & svg {
      width: 18px;
      height: 18px;
    }
  }
`;
const Sell = styled(Link)`
  &&& {
    display: none;
    ${from.lg} {
      display: grid;
    }
  }
`;
