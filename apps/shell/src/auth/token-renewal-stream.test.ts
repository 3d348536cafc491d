import { readTokenRenewal, type PrefetchedReply } from './token-renewal-stream';

const token = { access_token: 't', expires_in: 300 };
const me: PrefetchedReply = { call: 'GET /api/admin/me', body: { code: 200, data: { name: 'Zoë' } } };

/** A renewal's answer that comes in parts, as a slow line brings it. */
const inParts = (parts: readonly (Uint8Array | Error)[]) => {
  const left = [...parts];
  const body = new ReadableStream<Uint8Array>({
    pull: (to) => {
      const part = left.shift();
      if (!part) return to.close();
      return part instanceof Error ? to.error(part) : to.enqueue(part);
    },
  });
  return Promise.resolve(new Response(body));
};

/** @returns the token and all that came after it, once it has ended */
const read = async (asked: Promise<Response>) => {
  const came: PrefetchedReply[] = [];
  let end: () => void = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const renewed = await readTokenRenewal(asked, (answer) => came.push(answer), end);
  await ended;
  return { renewed, came };
};

const text = (...values: unknown[]) =>
  new TextEncoder().encode(values.map((one) => `${JSON.stringify(one)}\n`).join(''));

describe('[DESK-55] a renewal’s answer is read as it comes', () => {
  test('the token is there before any call is answered', async () => {
    let goOn: () => void = () => {};
    const body = new ReadableStream<Uint8Array>({
      start: (to) => {
        to.enqueue(text(token));
        goOn = () => (to.enqueue(text(me)), to.close());
      },
    });
    const came: PrefetchedReply[] = [];
    let end: () => void = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    const renewed = await readTokenRenewal(Promise.resolve(new Response(body)), (answer) => came.push(answer), end);
    expect([renewed, came]).toEqual([token, []]);
    goOn();
    await ended;
    expect(came).toEqual([me]);
  });

  test('wherever the line cuts it, in the middle of a letter too', async () => {
    const bytes = text(token, me);
    for (let cut = 1; cut < bytes.length; cut += 1)
      expect(await read(inParts([bytes.slice(0, cut), bytes.slice(cut)]))).toEqual({ renewed: token, came: [me] });
  });

  test('an answer without lines is the token’s alone', async () => {
    expect(await read(Promise.resolve(Response.json(token)))).toEqual({ renewed: token, came: [] });
  });

  test('a line that breaks takes what has not come, and nothing that has', async () => {
    const broken = inParts([text(token, me), new TypeError('network error')]);
    expect(await read(broken)).toEqual({ renewed: token, came: [me] });
  });

  test.each<[string, () => Promise<Response>]>([
    ['a refusal', async () => new Response('{"error":"invalid_grant"}', { status: 400 })],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an answer that is no JSON', async () => new Response('<html>')],
    ['nothing', async () => new Response(null)],
  ])('%s: no token, no answer, and no error is left behind', async (_what, asked) => {
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    expect(await read(asked())).toEqual({ renewed: null, came: [] });
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});
