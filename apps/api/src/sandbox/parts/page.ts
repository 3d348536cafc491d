import { defaultStoreIcon } from '@souk/domain';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../../http/escape-html';
import type { Locale } from '../../locale';

const policy = (frameAncestors: string, frames: string) =>
  `default-src 'none'; frame-src ${frames}; style-src 'self'; script-src 'self'; font-src 'self'; connect-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors ${frameAncestors}`;

interface Page {
  locale: Locale;
  title: string;
  /** HTML, already safe. */
  body: string;
  /** A file of the sandbox's browser folder. */
  script?: string;
  /** True for a page that the shop shows inside its own. */
  isFramed?: boolean;
  /** True for a page that shows another of the sandbox inside it. */
  hasFrames?: boolean;
  /** What its script says: given to it on the root element, since nothing inline may run. */
  words?: object;
}

/** Sends a page of the sandbox: own style and script files, nothing inline, so that the strictest policy holds. */
export const sendPage = (
  reply: FastifyReply,
  { locale, title, body, script, isFramed = false, hasFrames = false, words }: Page,
) =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy(isFramed ? "'self'" : "'none'", hasFrames ? "'self'" : "'none'"))
    .header('x-frame-options', isFramed ? 'SAMEORIGIN' : 'DENY')
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store').send(`<!doctype html>
<html lang="${locale}"${isFramed ? ' class="framed"' : ''}${words ? ` data-words="${escapeHtml(JSON.stringify(words))}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${escapeHtml(defaultStoreIcon)}">
<link rel="stylesheet" href="/sandbox/files/sandbox.css">
${script ? `<script src="/sandbox/files/${script}" defer></script>` : ''}
</head>
<body>
${body}
</body>
</html>`);
