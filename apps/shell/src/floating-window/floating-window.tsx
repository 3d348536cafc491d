import { settleInPath } from '@souk/domain';
import { useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { useChatWindow } from '@souk/state';
import { from, IconButton } from '@souk/ui';
import { ArrowUp, MessageCircle, Store } from 'lucide-react';
import styled, { css } from 'styled-components';
import { framePart } from '../deferred/frame-part';
import { usePast } from '../layout/header/use-past';
import { useComingUp } from './use-coming-up';
import { WhatsAppLink } from './whatsapp-link';

const Chat = framePart(() => import('./chat/chat'));

/**
 * What floats beside the page: the way to sell here, a chat with people, WhatsApp, and back to the top. A phone has no room
 * beside the page: there it stands at the page's foot, so that it covers nothing. Source: WIDGET-04; WCAG 3.2.6.
 */
export function FloatingWindow() {
  const t = useT();
  const { mark, isPast } = usePast();
  const isComingUp = useComingUp(isPast);
  const { isOpen: isChatting, about, openChat, closeChat } = useChatWindow();
  const toTop = () => {
    scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' });
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <>
      <Mark ref={mark} aria-hidden="true" />
      <Window role="complementary" aria-label={t('floating.label')} data-floats={isComingUp}>
        <Sell to={settleInPath} aria-label={t('floating.sell')} title={t('floating.sell')}>
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
      {isChatting && <Chat about={about} onClose={closeChat} />}
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
const beside = (size: string, right: string) => css`
  position: fixed;
  inset: auto ${right} calc(var(--floating-bottom, 16px) + env(safe-area-inset-bottom)) auto;
  z-index: 30;
  display: grid;
  gap: 4px;
  padding: 0;
  & > * {
    display: grid;
    place-items: center;
    width: ${size};
    height: ${size};
    min-height: 0;
    padding: 0;
    box-shadow: 0 2px 10px color-mix(in srgb, var(--color-scrim) 16%, transparent);
  }
`;
/** On phones a row at the page's foot; over the page only while the shopper goes up. On wide screens beside the page's columns. */
const Window = styled.aside`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
  padding: 12px 16px calc(24px + env(safe-area-inset-bottom));
  & > * {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    width: auto;
    min-height: 44px;
    padding-inline: 13px;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-round);
    background: var(--color-surface);
    color: var(--color-ink);
    font-size: var(--text-sm);
    text-decoration: none;
  }
  & > *:hover {
    background: var(--color-sunken);
  }
  & svg {
    width: 20px;
    height: 20px;
    stroke-width: 1.5;
  }
  &[data-floats='false'] > *::after {
    content: attr(aria-label);
  }
  &[data-floats='true'] {
    ${beside('44px', '12px')}
  }
  ${from.lg} {
    &[data-floats] {
      ${beside('32px', '3px')}
    }
    &[data-floats] > *::after {
      content: none;
    }
    & svg {
      width: 18px;
      height: 18px;
    }
  }
`;
/** Only where there is room beside the page. */
const Sell = styled(Link)`
  [data-floats='true'] > && {
    display: none;
    ${from.lg} {
      display: grid;
    }
  }
`;
