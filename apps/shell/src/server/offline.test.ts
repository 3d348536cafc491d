/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerOffline } from './offline';

type Deps = Parameters<typeof answerOffline>[0];

const ask = async (url: string, { keepsOfflinePage = true, cookie = '' } = {}) => {
  const deps = { config: { keepsOfflinePage }, shell: { base: '/shell/', offlineWorker: 'keep()' } } as unknown as Deps;
  return new Promise<{ head: Record<string, string>; body: string } | null>((resolve) => {
    let head: Record<string, string> = {};
    const res = {
      writeHead: (_status: number, headers: Record<string, string>) => ((head = headers), res),
      end: (body: string) => resolve({ head, body }),
    } as unknown as ServerResponse; // of an answer its head and its end alone
    const req = { url, headers: { cookie } } as IncomingMessage;
    if (!answerOffline(deps, req, res)) resolve(null);
  });
};

test('the worker is asked for anew at every visit', async () => {
  const { head, body } = (await ask('/offline-worker.js?lang=en'))!;
  expect([head['cache-control'], body]).toEqual(['no-cache', 'keep()']);
});

test('switched off, the worker is replaced by one that takes itself and its page away', async () => {
  const { body } = (await ask('/offline-worker.js', { keepsOfflinePage: false }))!;
  expect(body).toContain('registration.unregister()');
  expect(body).toContain('caches.delete');
});

test.each([
  ['/offline?lang=fr', '', 'Vous êtes hors ligne'],
  ['/offline', 'locale=fr', 'Vous êtes hors ligne'],
  ['/offline?lang=en', 'locale=fr', 'You are offline'],
])('the page at %s with "%s" says "%s", and runs no script', async (url, cookie, title) => {
  const { head, body } = (await ask(url, { cookie }))!;
  expect(body).toContain(`<h1>${title}</h1>`);
  expect(head['content-security-policy']).toContain("default-src 'none'");
});

test.each(['/products/all', '//', '/offline/page'])('does not answer %s', async (url) =>
  expect(await ask(url)).toBeNull(),
);
