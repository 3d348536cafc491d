import { ticketPath } from '@souk/domain';
import { FormattedMessage, useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { IconButton, radius } from '@souk/ui';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { LazyMessages } from '../../deferred/lazy-messages';
import { useStoreDetails } from '../../layout/store-details';
import { ChatForm } from './chat-form';
import { ChatTalk } from './chat-talk';
import en from './messages.en.json';
import fr from './messages.fr.json';
import { SignInToChat } from './sign-in-to-chat';
import { useChat } from './use-chat';

const words = { en: [en], fr: [fr] };

type Props = {
  /** How the first message begins; empty: as the shopper likes. */
  about?: string;
  onClose: () => void;
};

/** A conversation with the store, 350 px wide, kept as a support ticket. Source: WIDGET-05; spec 9, Layout. */
export default function Chat(props: Props) {
  return (
    <LazyMessages messages={words}>
      <ChatWindow {...props} />
    </LazyMessages>
  );
}

function ChatWindow({ about = '', onClose }: Props) {
  const t = useT();
  const chat = useChat();
  const store = useStoreDetails();
  const box = useRef<HTMLElement>(null);
  useFocusBack();
  useEffect(() => box.current?.querySelector<HTMLElement>('textarea, button')?.focus(), [chat.isSignedIn]);
  return (
    <Box
      ref={box}
      role="dialog"
      aria-label={t('chat.label')}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <Head>
        <div>
          <strong>{store.name}</strong>
          <p>
            <FormattedMessage id="chat.hours" />
          </p>
        </div>
        <IconButton label={t('chat.close')} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </Head>
      {chat.isSignedIn ? (
        <>
          <ChatTalk events={chat.events} isLoading={chat.isLoading} />
          {chat.trouble && <Trouble role="alert">{chat.trouble}</Trouble>}
          <ChatForm key={about} start={about} isSending={chat.isSending} onSend={chat.send} />
          {chat.ticketId !== null && (
            <More to={ticketPath(chat.ticketId)} onClick={onClose}>
              <FormattedMessage id="chat.ticket" />
            </More>
          )}
        </>
      ) : (
        <SignInToChat email={store.email} onClose={onClose} />
      )}
    </Box>
  );
}

/** Whoever closes the chat goes on where it was opened. */
const useFocusBack = () =>
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement)
        opener.focus({ preventScroll: true });
    };
  }, []);

const Box = styled.section`
  position: fixed;
  inset: auto 12px calc(12px + env(safe-area-inset-bottom)) auto;
  z-index: 46;
  display: flex;
  flex-direction: column;
  width: min(350px, 100vw - 24px);
  max-height: min(560px, 100dvh - 24px);
  overflow: hidden;
  border: 1px solid var(--color-line);
  border-radius: ${radius.large};
  background: var(--color-surface);
  box-shadow: var(--shadow);
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 10px 8px 10px 18px;
  background: var(--color-bar);
  color: var(--color-bar-ink);
  & p {
    font-size: var(--text-xs);
  }
`;
const Trouble = styled.p`
  padding: 0 18px 8px;
  color: var(--color-sale);
  font-size: var(--text-sm);
`;
const More = styled(Link)`
  padding: 0 18px 12px;
  color: var(--color-ink-soft);
  font-size: var(--text-xs);
`;
