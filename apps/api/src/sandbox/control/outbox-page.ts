import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '../../locale';
import { markup, type Markup } from '../../mail/markup';
import { sendPage } from '../parts/page';
import { languageOf } from '../parts/page-words';
import { outboxWords } from './outbox-words';

/** A message that the store would have sent; `html` is empty for a text message. */
export interface Sent {
  id: number;
  channel: 'email' | 'sms';
  to: string;
  subject: string;
  text: string;
  html: string;
  code: string | null;
  at: Date;
}

interface Shown {
  list: Sent[];
  /** Whose messages; null for everybody's. */
  to: string | null;
  /** Which message is open; absent: the newest. */
  id: number | undefined;
  as: 'html' | 'text';
}

const address = (query: Record<string, string | number | null>) => {
  const kept = Object.entries(query).flatMap(([key, value]): [string, string][] =>
    value === null ? [] : [[key, String(value)]],
  );
  return `/sandbox/outbox?${new URLSearchParams(kept)}`;
};

const minuteOf = (at: Date, locale: Locale) =>
  new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

const entry = (sent: Sent, { to, isOpen, locale }: { to: string | null; isOpen: boolean; locale: Locale }) =>
  markup`<li><a href="${address({ to, id: sent.id })}"${isOpen ? markup` aria-current="true"` : ''}>
<strong>${sent.subject || outboxWords(locale, 'sms')}</strong>
<span>${sent.to}</span>
<time datetime="${new Date(sent.at).toISOString()}">${minuteOf(sent.at, locale)} UTC</time>
</a></li>`;

const body = (sent: Sent, as: Shown['as']): Markup =>
  sent.html && as === 'html'
    ? markup`<iframe src="/sandbox/outbox/${sent.id}" title="${sent.subject}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
    : markup`<pre>${sent.text}</pre>`;

const preview = (sent: Sent, { to, as }: Shown, locale: Locale): Markup => {
  const tab = (way: Shown['as']) =>
    markup`<a href="${address({ to, id: sent.id, as: way })}"${as === way ? markup` aria-current="true"` : ''}>${outboxWords(locale, way)}</a>`;
  return markup`<section aria-labelledby="subject">
<header>
<h2 id="subject">${sent.subject || outboxWords(locale, 'sms')}</h2>
<p>${outboxWords(locale, 'to', { to: sent.to })}</p>
${sent.html ? markup`<nav>${[tab('html'), tab('text')]}</nav>` : ''}
</header>
${body(sent, as)}
</section>`;
};

/** The outbox for people: a list, and the open message as a mail program shows it. */
export const sendOutboxPage = (request: FastifyRequest, reply: FastifyReply, shown: Shown) => {
  const locale = languageOf(request);
  const { list, to, id } = shown;
  const open = list.find((sent) => sent.id === id) ?? list[0];
  const content = open
    ? markup`<div class="mails"><nav aria-label="${outboxWords(locale, 'list')}"><ol>${list.map((sent) =>
        entry(sent, { to, isOpen: sent === open, locale }),
      )}</ol></nav>${preview(open, shown, locale)}</div>`
    : markup`<p>${outboxWords(locale, 'empty')}</p>`;
  const all = to === null ? '' : markup` <a href="/sandbox/outbox">${outboxWords(locale, 'all')}</a>`;
  return sendPage(reply, {
    locale,
    title: outboxWords(locale, 'title'),
    hasFrames: true,
    body: markup`<main class="outbox"><h1>${outboxWords(locale, 'title')}</h1><p>${outboxWords(locale, 'lead')}${all}</p>
${content}</main>`.text,
  });
};
