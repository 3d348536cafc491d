import { failureReason } from '@souk/contract/internal';
import { callOutside } from '../network/call-outside';

/** The search engine did not do what it was asked; the message says why, for the log. */
export class SearchEngineError extends Error {}

/** The engine refused a request, and would refuse it again. */
export class SearchRefusal extends SearchEngineError {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** `own`: this process's memory and the database. The others are the engine's. */
export type SearchState = 'own' | 'ready' | 'not reached';

interface Sent {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  /** Several: lines of the engine's own format for many requests in one. */
  body?: object | readonly string[];
  /** How long an answer may take. Absent: as long as a shopper waits. */
  limitMs?: number;
}

/** An OpenSearch server, or several behind one address. */
export interface SearchEngine {
  /** What all indexes of this store begin with, and the alias by which lists are asked. */
  name: string;
  /** @throws {SearchRefusal} @throws {SearchEngineError} when it does not answer, or did not a moment ago */
  ask<T = unknown>(path: string, sent?: Sent): Promise<T>;
  state(): SearchState;
  /** Notes that its index has everything that the database has now. */
  noteFollowed(): void;
  /** How long ago that was, in milliseconds; null in a process that does not write to it. */
  lagMs(): number | null;
  close(): void;
}

type Report = (state: SearchState, reason: string) => void;

const answerMs = 3_000;
/** After a failure nobody else waits for an answer so long; then the next request tries again. */
const restMs = 2_000;
const probeMs = 10_000;
const probePath = '/';
const probeAnswerMs = 1_000;
const defaultName = 'souk';
const busy = 429;

const isLate = (error: unknown) => (error as Error).name === 'TimeoutError';

/** Whose failure it is: a refused request says nothing of the engine. */
const isOut = (status: number) => status >= 500 || status === busy || status === 401 || status === 403;

const createState = (onChange: Report, now: () => number) => {
  let state: SearchState | undefined;
  let restsUntil = -Infinity;
  return {
    now: (): SearchState => state ?? 'not reached',
    isResting: () => now() < restsUntil,
    note(reason: string | null) {
      restsUntil = reason === null ? -Infinity : now() + restMs;
      const next = reason === null ? 'ready' : 'not reached';
      if (next === state) return;
      state = next;
      onChange(next, reason ?? '');
    },
  };
};

const bodyOf = (body: Sent['body']) => {
  if (body === undefined) return {};
  return Array.isArray(body)
    ? { body: `${body.join('\n')}\n`, headers: { 'content-type': 'application/x-ndjson' } }
    : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
};

/**
 * Asks for answers that are not compressed: each would need a decompressor of its own, which V8 frees in its collection of all
 * memory, and 2,000 of them stopped the process for 13 ms.
 */
const asItIs = { 'accept-encoding': 'identity' };

const loginOf = (username: string, password: string): { authorization?: string } => {
  const login = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return username ? { authorization: `Basic ${Buffer.from(login).toString('base64')}` } : {};
};

/**
 * Sends requests to `https://USER:PASSWORD@host:9200/NAME`, each a step of the running trace. None is sent twice: whoever asks answers
 * a shopper, who can ask again.
 * @param onChange is told when the engine is reached and when it is not, once for each change
 */
export const openSearchEngine = (
  url: string,
  onChange: Report,
  now: () => number = () => performance.now(),
): SearchEngine => {
  const { origin, host, username, password, pathname } = new URL(url);
  const name = pathname.replaceAll('/', '') || defaultName;
  const state = createState(onChange, now);
  const authorization = loginOf(username, password);

  const send = (path: string, { method = 'GET', body, limitMs = answerMs }: Sent) =>
    callOutside(
      { service: 'search', method, host, path },
      (trace) => {
        const { headers, ...rest } = bodyOf(body);
        const signal = AbortSignal.timeout(limitMs);
        return fetch(`${origin}${path}`, {
          method,
          ...rest,
          signal,
          headers: { ...headers, ...authorization, ...trace, ...asItIs },
        }).then(async (reply) => ({ status: reply.status, text: await reply.text() }));
      },
      ({ status }) => status,
    );

  const failed = (what: string, reason: string) => {
    state.note(reason);
    return new SearchEngineError(`${what}: ${reason}`);
  };

  /** One request that takes long is that request's fault, unless the engine answers nothing else either. */
  const late = (what: string) => {
    probe();
    return new SearchEngineError(`${what}: no answer in time`);
  };

  const ask = async (path: string, sent: Sent) => {
    const what = `${sent.method ?? 'GET'} ${path}`;
    const { status, text } = await send(path, sent).catch((error: unknown) => {
      if (isLate(error) && path !== probePath) throw late(what);
      throw failed(what, failureReason(error));
    });
    if (isOut(status)) throw failed(what, `${status} ${text.slice(0, 200)}`);
    state.note(null);
    if (status >= 400) throw new SearchRefusal(status, `${what}: ${status} ${text.slice(0, 500)}`);
    return text;
  };
  // so that health knows of it while nobody asks
  const probe = () => void ask(probePath, { limitMs: probeAnswerMs }).catch(() => undefined);
  probe();
  const timer = setInterval(probe, probeMs).unref();
  let followedAt: number | null = null;

  return {
    name,
    state: state.now,
    noteFollowed: () => void (followedAt = now()),
    lagMs: () => (followedAt === null ? null : now() - followedAt),
    close: () => clearInterval(timer),
    async ask<T>(path: string, sent: Sent = {}) {
      if (state.isResting()) throw new SearchEngineError(`${path}: the engine did not answer a moment ago`);
      const text = await ask(path, sent);
      return (text === '' ? null : JSON.parse(text)) as T; // the caller knows what it asked for
    },
  };
};
