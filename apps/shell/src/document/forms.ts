import { successCode } from '@souk/contract';
import { withButtonFields } from '@souk/domain';
import { startApplication } from './application';
import { showPendingAddition } from './pending-additions';
import { ensureCartUuid, replyEvent, type ActionAnswer, type FormReply } from '@souk/state';
import type { PageTexts } from '../app/boot';
import { showStatus } from './status-message';

/** Buttons whose press is being sent, or the form that was sent without one: many buttons may share a form. */
const busy = new Set<HTMLElement>();

/** Additions that could not be sent, the last of each product, by its id: sent when the browser is online again. */
const unsent = new Map<string, () => void>();

/**
 * Sends forms marked `data-action` by fetch and shows the answer. React's own handlers prevent the event's default
 * before it reaches the window, so a hydrated form is left to them. Without scripts the browser posts the same form.
 */
export const listenToForms = (pageTexts: () => PageTexts | undefined): void => {
  addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.dataset['action'] || event.defaultPrevented) return;
    event.preventDefault();
    const { submitter } = event;
    const texts = [...new FormData(form, submitter)].filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    );
    const fields = withButtonFields(new URLSearchParams(texts));
    if (!busy.has(submitter ?? form)) void send({ form, submitter, fields, key: crypto.randomUUID() }, pageTexts());
  });
  addEventListener('online', () => {
    const additions = [...unsent.values()];
    unsent.clear();
    for (const sendAgain of additions) sendAgain();
  });
};

/** Whether something is still to be sent once the browser is online. */
export const hasUnsent = (): boolean => unsent.size > 0;

type Texts = PageTexts | undefined;

type Press = {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
  fields: URLSearchParams;
  /** The same each time that the press is sent, so that one whose answer was lost counts once. */
  key: string;
};

const send = async (press: Press, texts: Texts) => {
  const { form, submitter, fields, key } = press;
  const pressed = submitter ?? form;
  busy.add(pressed);
  submitter?.setAttribute('data-pressed', '');
  const action = form.dataset['action'] ?? '';
  // Else the server would begin a cart, and the visit another one at the same time.
  if (action === 'cart-add') ensureCartUuid();
  const isAdding = action === 'cart-add' && !fields.has('buyNow');
  const settle = isAdding ? showPendingAddition(Number(fields.get('cartNum')) || 1) : undefined;
  const answer = await post(form.action, fields, key).catch(() => null);
  busy.delete(pressed);
  submitter?.removeAttribute('data-pressed');
  const isDone = answer?.code === successCode;
  settle?.(isDone, answer?.data?.count);
  if (isDone && answer.goTo) return location.assign(answer.goTo);
  const isDeferred = isAdding && !answer && !navigator.onLine;
  if (isDeferred) unsent.set(fields.get('productId') ?? '', () => void send(press, texts));
  const offlineText = isDeferred ? texts?.offlineAdding : texts?.offline;
  showStatus(answer?.text ?? (navigator.onLine ? texts?.failed : offlineText));
  if (answer) report({ action, fields: Object.fromEntries(fields), reply: answer });
};

const post = async (url: string, body: URLSearchParams, key: string): Promise<ActionAnswer> => {
  const headers = { accept: 'application/json', 'idempotency-key': key };
  const reply = await fetch(url, { method: 'POST', body, headers, keepalive: true });
  return (await reply.json()) as ActionAnswer;
};

/** Leaves the answer for the application; one that asks for a sign-in starts it. */
const report = (reply: FormReply) => {
  window.soukDocument?.replies.push(reply);
  dispatchEvent(new CustomEvent(replyEvent, { detail: reply }));
  if (reply.reply.needsSignIn) startApplication();
};
