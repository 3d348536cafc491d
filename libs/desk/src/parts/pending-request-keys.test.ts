import { ApiError, createRequestKeys, type PendingRequestKeys } from '@souk/api-client';
import { createPendingRequestKeys } from './pending-request-keys';

const world = (elsewhere: PendingRequestKeys) => {
  let made = 0;
  const keys = createRequestKeys(() => `k${++made}`, elsewhere);
  const sent: string[] = [];
  const press = (input: object, answer: unknown) =>
    keys
      .run(input, async (key) => {
        sent.push(key);
        if (answer instanceof Error) throw answer;
      })
      .catch(() => undefined);
  return { sent, press };
};

describe('[DESK-27] what has no answer', () => {
  test('a form that is opened anew asks by the key of the one before, for some time; an open one for as long as it is', async () => {
    const elsewhere = createPendingRequestKeys(60_000);
    const lost = new ApiError({ code: 502 });
    const time = jest.spyOn(Date, 'now').mockReturnValue(0);
    const before = world(elsewhere);
    await before.press({ no: 'A' }, lost);
    time.mockReturnValue(59_000);
    const anew = world(elsewhere);
    await anew.press({ no: 'A' }, lost);
    time.mockReturnValue(200_000);
    const late = world(elsewhere);
    await late.press({ no: 'B' }, lost);
    await late.press({ no: 'A' }, 1);
    await before.press({ no: 'A' }, 1);
    expect([before.sent, anew.sent, late.sent]).toEqual([['k1', 'k1'], ['k1'], ['k1', 'k2']]);
    time.mockRestore();
  });

  test('a form that is opened anew while the call of the one before is still on its way asks for the same', async () => {
    const elsewhere = createPendingRequestKeys(60_000);
    let answer = (_said: number) => {};
    const slow = createRequestKeys(() => 'slow', elsewhere).run(
      { no: 'A' },
      () => new Promise((said) => (answer = said)),
    );
    const anew = world(elsewhere);
    await anew.press({ no: 'A' }, 1);
    answer(1);
    await slow;
    await anew.press({ no: 'A' }, 1);
    expect(anew.sent).toEqual(['slow', 'k1']);
  });
});
