import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fleet } from './fleet';

/** Something to ask for again and again: a page or a call, or a call with something to write. */
type Wanted = string | { path: string; json: () => unknown };

type FailedRequest = { line: string; failedAt: number };

/** Scripts of a page's own document: it is whole when they come too. */
const scriptsOf = (html: string) =>
  [...html.matchAll(/<script[^>]* src="(\/[^"]+\.js)"/g)].map(([, path = '']) => path).slice(0, 3);

/** Shoppers who go from page to page, with the scripts that each names, until they are stopped. */
export const openLoad = (fleet: Fleet, wanted: readonly Wanted[], shoppers = 6) => {
  const failed: FailedRequest[] = [];
  let count = 0;
  let slowestMs = 0;
  let isStopped = false;
  /** @returns the text of a document, empty for anything else */
  const fetchOne = async (visitor: ReturnType<Fleet['visitor']>, path: string, json?: unknown): Promise<string> => {
    const begun = performance.now();
    const fail = (line: string) => failed.push({ line, failedAt: performance.now() });
    try {
      const reply = await visitor.ask(
        path,
        json === undefined ? {} : { json, headers: { 'idempotency-key': randomUUID() } },
      );
      const text = await reply.text();
      if (reply.status !== 200) fail(`${path}: ${reply.status} ${text.slice(0, 120)}`);
      return reply.headers.get('content-type')?.startsWith('text/html') ? text : '';
    } catch (error) {
      fail(`${path}: ${String((error as { cause?: unknown }).cause ?? error)}`);
      return '';
    } finally {
      slowestMs = Math.max(slowestMs, performance.now() - begun);
      count += 1;
    }
  };
  const shop = async (n: number) => {
    for (let turn = n; !isStopped; turn += 1) {
      const visitor = fleet.visitor(`198.18.${n}.${turn % 250}`); // many shoppers: none of them asks too often
      const next = wanted[turn % wanted.length] ?? '/';
      const html =
        typeof next === 'string' ? await fetchOne(visitor, next) : await fetchOne(visitor, next.path, next.json());
      for (const script of scriptsOf(html)) await fetchOne(visitor, script);
    }
  };
  const running = Array.from({ length: shoppers }, (_, n) => shop(n));
  return {
    /** Waits until so many more were answered. */
    async answered(more: number) {
      const until = count + more;
      while (count < until) await wait(10);
    },
    /** Ends it. @returns what was not answered with 200, how long failures went on, and the longest answer */
    async stop() {
      isStopped = true;
      await Promise.all(running);
      const failedForMs = Math.round((failed.at(-1)?.failedAt ?? 0) - (failed[0]?.failedAt ?? 0));
      const failures = failed.map(({ line }) => line);
      return { failures, asked: count, failedForMs, slowestMs: Math.round(slowestMs) };
    },
  };
};
