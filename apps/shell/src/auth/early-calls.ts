declare global {
  interface Window {
    /** Of a desk's page: the network, where what was asked early is answered by that answer, once. Absent on other pages. */
    soukDeskFetch?: typeof fetch;
  }
}

/** So old, an answer is no longer what the page would be told. */
const goodMs = 15_000;

/** Addresses that the server found the page will ask for first; none where it could not tell. */
const namedCalls = (): string[] =>
  JSON.parse(document.getElementById('souk-desk-calls')?.textContent ?? '[]') as string[];

/**
 * Asks for what a desk's page will ask for first, as soon as its token is there. The page's code takes the answers instead of asking.
 * Whoever may not have them is refused by the api, as the code would be.
 * @param renewal null: the token could not be asked for
 */
export const askCallsEarly = (renewal: Promise<Response | null>): void => {
  const askedAtMs = Date.now();
  const answers = new Map<string, Promise<Response>>();
  const token = renewal.then(async (reply) => {
    const { access_token } = (await reply?.clone().json()) as { access_token?: string };
    if (!access_token) throw new Error('no token');
    return access_token;
  });
  for (const url of namedCalls()) {
    const answer = token.then((value) => fetch(url, { headers: headersOf(value) }));
    answer.catch(() => undefined); // whoever takes it asks anew
    answers.set(url, answer);
  }
  window.soukDeskFetch = (url, init) => {
    const early = init?.method === 'GET' && Date.now() - askedAtMs < goodMs ? answers.get(String(url)) : undefined;
    answers.delete(String(url));
    const ask = () => fetch(url, init);
    return early ? early.then((reply) => (reply.ok ? reply : ask()), ask) : ask();
  };
};

/** As the page's own calls have them (libs/api-client). */
const headersOf = (token: string) => ({
  'Accept-Language': document.documentElement.lang,
  Authorization: `Bearer ${token}`,
});
