import { isUnsent } from '@souk/api-client';
import { createTokens, tokensOf, type TabMessage, type TokenReply } from './tokens';

const minuteMs = 60_000;

/** A page over a provider that gives a new token every time it is asked. Status 0: it cannot be reached. */
const stateWith = ({
  hint = true,
  status = 200,
  early,
}: { hint?: boolean; status?: number; early?: () => Promise<TokenReply | null> } = {}) => {
  const told: TabMessage[] = [];
  const lost: string[] = [];
  const state = { now: 0, asked: 0, hint, status };
  let line: Promise<unknown> = Promise.resolve();
  const open = () =>
    createTokens({
      ...(early ? { early } : {}),
      refresh: async () => {
        state.asked++;
        if (state.status === 0) throw new TypeError('Failed to fetch');
        if (state.status !== 200) return new Response('{}', { status: state.status });
        return Response.json({ access_token: `t${state.asked}`, id_token: 'id', expires_in: 300 });
      },
      now: () => state.now,
      hasHint: () => state.hint,
      alone: (work) => {
        const turn = line.then(work);
        line = turn.catch(() => undefined);
        return turn;
      },
      tell: (message) => {
        told.push(message);
        for (const tab of tabs) if (message.kind === 'renewed') tab.hold(message.tokens);
      },
      onLost: () => lost.push('lost'),
    });
  const tabs: ReturnType<typeof open>[] = [];
  return { state, told, lost, tab: () => tabs[tabs.push(open()) - 1]! };
};

describe('tokens of a page', () => {
  test('[LOGIN-12] an anonymous visitor asks the provider nothing', async () => {
    const { tab, state } = stateWith({ hint: false });
    expect(await tab().access()).toBeUndefined();
    expect(state.asked).toBe(0);
  });

  test('[LOGIN-09] ten calls at once renew once; a token is used until half a minute before its end', async () => {
    const { tab, state } = stateWith();
    const page = tab();
    expect(new Set(await Promise.all(Array.from({ length: 10 }, () => page.access())))).toEqual(new Set(['t1']));
    state.now = 4.4 * minuteMs;
    expect(await page.access()).toBe('t1');
    state.now = 4.6 * minuteMs;
    expect(await page.access()).toBe('t2');
    expect(state.asked).toBe(2);
  });

  test('[DESK-55] what was asked before the page’s code was there is taken without another question; later it renews as ever', async () => {
    const early = jest.fn(async (): Promise<TokenReply | null> => null);
    early.mockResolvedValueOnce({ access_token: 'early', expires_in: 300 });
    const { tab, state, told } = stateWith({ early });
    const page = tab();
    expect(await Promise.all([page.access(), page.access()])).toEqual(['early', 'early']);
    expect([state.asked, told.length]).toEqual([0, 1]);
    state.now = 5 * minuteMs;
    expect(await page.access()).toBe('t1');
  });

  test('[LOGIN-09] two tabs renew once between them', async () => {
    const { tab, state } = stateWith();
    const [one, two] = [tab(), tab()];
    expect(await Promise.all([one.access(), two.access()])).toEqual(['t1', 't1']);
    expect(state.asked).toBe(1);
  });

  test('[DESK-22] a sign-in that is being finished is not overtaken by a renewal of the one before it, in any tab', async () => {
    const { tab, state, told } = stateWith();
    const [page, other] = [tab(), tab()];
    const renewal = other.access();
    const fresh = { accessToken: 'fresh', idToken: null, expiresAtMs: 5 * minuteMs };
    let answer: (tokens: typeof fresh) => void = () => {};
    const answered = new Promise<typeof fresh>((resolve) => (answer = resolve));
    const signedIn = page.signIn(() => answered);
    expect(await renewal).toBe('t1');
    const asked = Promise.all([page.access(), other.access()]);
    answer(fresh);
    await signedIn;
    expect((await asked)[0]).toBe('fresh');
    expect(await other.access()).toBe('fresh');
    expect(state.asked).toBe(1);
    expect(told.map((message) => message.kind === 'renewed' && message.isSignIn)).toEqual([undefined, true]);
  });

  test('[LOGIN-11] a refused renewal signs the page out, and says so once', async () => {
    const { tab, state, lost } = stateWith();
    const page = tab();
    await page.access();
    Object.assign(state, { now: 6 * minuteMs, status: 400 });
    expect(await page.access()).toBeUndefined();
    expect(lost).toEqual(['lost']);
    expect(page.idToken()).toBeNull();
  });

  test('[LOGIN-09] an outage of the provider is an error, not a sign-out', async () => {
    const { tab, state, lost } = stateWith();
    const page = tab();
    await page.access();
    Object.assign(state, { now: 6 * minuteMs, status: 502 });
    await expect(page.access()).rejects.toMatchObject({ name: 'ApiError', code: 502 });
    expect(lost).toEqual([]);
    state.status = 200;
    expect(await page.access()).toBe('t3');
  });

  test('[LOGIN-09, CART-10] without a connection a renewal fails as any call does, so that what can wait for one waits', async () => {
    const { tab } = stateWith({ status: 0 });
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(
      isUnsent(
        await tab()
          .access()
          .catch((error: unknown) => error),
      ),
    ).toBe(true);
    online.mockRestore();
  });

  test('[LOGIN-09] an access token without a stated life is taken to live 300 s', () => {
    expect(tokensOf({ access_token: 'a' }, 1000)).toEqual({ accessToken: 'a', idToken: null, expiresAtMs: 301_000 });
  });
});
