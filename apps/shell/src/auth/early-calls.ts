declare global {
  interface Window {
    /** The network, where what was asked early is answered by that answer, as often as it was named. Absent where nothing was asked early. */
    soukEarlyFetch?: typeof fetch;
  }
}

/** So old, an answer is no longer what the page would be told. */
const goodMs = 15_000;

/**
 * Asks for what a page of somebody signed in will ask for first, as soon as its token is there. The page's code takes the answers instead of asking.
 * Whoever may not have them is refused by the api, as the code would be.
 * @param calls that the server found the page will make first, as `GET /api/…`; one that two parts make stands there twice
 * @param renewal null: the token could not be asked for
 */
export const askCallsEarly = (renewal: Promise<Response | null>, calls: readonly string[]): void => {
  const askedAtMs = Date.now();
  const answers = new Map<string, { reply: Promise<Response | null>; askers: number }>();
  const token = renewal.then(tokenOf, () => null);
  for (const call of calls) {
    const [method = '', url = ''] = call.split(' ');
    const ask = (value: string | null) => (value ? fetch(url, { method, headers: headersOf(value) }) : null);
    const known = answers.get(call);
    if (known) known.askers += 1;
    else answers.set(call, { reply: token.then(ask).catch(() => null), askers: 1 });
  }
  window.soukEarlyFetch = (url, init) => {
    const early = Date.now() - askedAtMs < goodMs && answers.get(`${init?.method} ${String(url)}`);
    const ask = () => fetch(url, init);
    if (!early || early.askers-- <= 0) return ask();
    return early.reply.then((reply) => (reply?.ok ? reply.clone() : ask()));
  };
};

/** Absent: nobody is signed in, or the provider cannot be reached; the page finds that out by itself. */
const tokenOf = async (reply: Response | null): Promise<string | null> => {
  const answer = (await reply
    ?.clone()
    .json()
    .catch(() => null)) as { access_token?: string } | null | undefined;
  return answer?.access_token ?? null;
};

/** As the page's own calls have them (libs/api-client). */
const headersOf = (token: string) => ({
  'Accept-Language': document.documentElement.lang,
  Authorization: `Bearer ${token}`,
});
