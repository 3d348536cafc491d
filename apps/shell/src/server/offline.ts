import { languageOf } from '@souk/domain';
import { globalCss } from '@souk/ui';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { visitorsLocale } from './actions/form';
import { escaped } from './escaped';
import type { ServerDeps } from './server-deps';
import { sentencesIn, type Sentence } from './sentences';
import { sendBroken } from './trouble-page';

/** Takes the offline page away from every browser that has it. */
const removal = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

/** Answers the service worker and the page that it keeps. @returns whether it answered */
export const answerOffline = (
  deps: Pick<ServerDeps, 'config' | 'shell'>,
  req: IncomingMessage,
  res: ServerResponse,
) => {
  const [path = '', query] = (req.url ?? '/').split('?');
  if (path === '/offline-worker.js') {
    const script = deps.config.keepsOfflinePage ? deps.shell.offlineWorker : removal;
    res.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }).end(script);
    return true;
  }
  if (path !== '/offline') return false;
  const locale = languageOf(new URLSearchParams(query)) ?? visitorsLocale(req);
  void sentencesIn(locale)
    .then((say) => {
      const page = offlinePage(
        locale,
        say,
        globalCss((file) => deps.shell.base + file),
      );
      res.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      });
      res.end(page);
    })
    .catch(() => sendBroken(req, res, 500));
  return true;
};

const offlinePage = (locale: string, say: Sentence, css: string) =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
  `<meta name="color-scheme" content="light dark"><title>${escaped(say('offline.title'))}</title><style>${css}${look}</style></head>` +
  `<body><main><h1>${escaped(say('offline.title'))}</h1><p>${escaped(say('offline.text'))}</p>` +
  `<p><a href="">${escaped(say('word.retry'))}</a></p></main></body></html>`;

const look = `
main{display:grid;gap:16px;align-content:center;min-height:90vh;width:min(34rem,100% - 40px);margin:0 auto}
h1{font-weight:500}
a{display:inline-flex;align-items:center;min-height:48px;padding:0 24px;border-radius:8px;background:var(--color-ink);color:var(--color-paper);text-decoration:none}
`;
