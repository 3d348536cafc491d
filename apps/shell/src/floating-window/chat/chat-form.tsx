import { chatMessageMaxLength } from '@souk/domain';
import { FormattedMessage, useT } from '@souk/i18n';
import { tabStorage, useSession } from '@souk/state';
import { typedSince } from '@souk/state/typed-since';
import { Button, VisuallyHidden } from '@souk/ui';
import { useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';

type Props = { start: string; isSending: boolean; onSend: (typed: string) => Promise<boolean> };

/** One message at a time, 120 characters at most. Source: spec 5 "Chat message"; WIDGET-05. */
export function ChatForm({ start, isSending, onSend }: Props) {
  const t = useT();
  const draftKey = `souk.chatDraft.${useSession().user?.sub}`;
  const [typed, setTyped] = useState(() => draftOf(draftKey, start));
  const now = useRef(typed);
  const write = (text: string) => {
    now.current = text;
    setTyped(text);
    // At once, and not as an effect: the answer to what was sent also comes when the window is closed.
    tabStorage.setItem(draftKey, text);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isSending && (await onSend(typed))) write(typedSince(typed, now.current));
  };
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <label>
        <VisuallyHidden>
          <FormattedMessage id="chat.message" />
        </VisuallyHidden>
        <textarea
          rows={2}
          maxLength={chatMessageMaxLength}
          placeholder={t('chat.placeholder')}
          value={typed}
          onChange={({ target }) => write(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
      </label>
      <Row>
        <small>
          {typed.length}/{chatMessageMaxLength}
        </small>
        <Button type="submit" variant="primary" size="sm" isBusy={isSending}>
          <FormattedMessage id="chat.send" />
        </Button>
      </Row>
    </Form>
  );
}

/** What the same person typed before the window was closed, unless it is about something else. */
const draftOf = (draftKey: string, start: string): string => {
  const draft = tabStorage.getItem(draftKey) ?? '';
  return draft.startsWith(start) ? draft : start;
};

const Form = styled.form`
  padding: 10px 18px 14px;
  border-top: 1px solid var(--color-line);
  & textarea {
    width: 100%;
    padding: 10px 12px;
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius);
    background: var(--color-paper);
    font-size: 1rem;
    resize: none;
  }
`;
const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-top: 6px;
  color: var(--color-ink-soft);
  font-variant-numeric: tabular-nums;
`;
