import type { FirstAnswer } from './first-answers';

declare global {
  interface Window {
    /** The network, where what was asked early is answered by that answer, as often as it was named. Absent where nothing was asked early. */
    soukEarlyFetch?: typeof fetch;
  }
}

/** So old, an answer is no longer what the page would be told. */
const goodMs = 15_000;

/**
 * Answers the calls that the page of somebody signed in makes first by what came with its token. A call that has no answer, as whoever
 * may not have one, is made by the page.
 * @param calls that were asked for, as `GET /api/…`; one that two parts of the page make stands there twice
 * @returns takes what comes: each answer, then that no more will
 */
export const answerEarly = (calls: readonly string[]) => {
  const askedAtMs = Date.now();
  const waiting = new Map(calls.map((call) => [call, waitingFor(calls.filter((other) => other === call).length)]));
  window.soukEarlyFetch = async (url, init) => {
    const early = Date.now() - askedAtMs < goodMs && waiting.get(`${init?.method} ${String(url)}`);
    const answer = early && early.askers-- > 0 ? await early.answer : null;
    return answer ? Response.json(answer.body) : fetch(url, init);
  };
  return {
    come: (answer: FirstAnswer) => waiting.get(answer.call)?.settle(answer),
    end: () => waiting.forEach(({ settle }) => settle(null)),
  };
};

const waitingFor = (askers: number) => {
  let settle: (answer: FirstAnswer | null) => void = () => {};
  const answer = new Promise<FirstAnswer | null>((resolve) => (settle = resolve));
  return { askers, answer, settle };
};
