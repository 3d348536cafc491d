import { ApiError } from './api-error';
import { createRequestKeys } from './request-key';

const world = () => {
  let made = 0;
  const keys = createRequestKeys(() => `k${++made}`);
  const sent: string[] = [];
  const press = (input: object, ...answers: unknown[]) =>
    keys
      .run(input, async (key) => {
        sent.push(key);
        const [answer] = answers;
        if (answer instanceof Error) throw answer;
        return answer;
      })
      .catch(() => undefined);
  return { sent, press };
};

describe('[DESK-27] what is wanted once has one key', () => {
  test('a press after an answer that was lost has the same key, one after an answer another', async () => {
    const { sent, press } = world();
    await press({ no: 'A' }, new ApiError({ code: 500 }, new TypeError('Failed to fetch')));
    await press({ no: 'A' }, { refundNo: 'R1' });
    await press({ no: 'A' }, { refundNo: 'R2' });
    expect(sent).toEqual(['k1', 'k1', 'k2']);
  });

  test('two presses at once have one, and what is wanted besides has its own', async () => {
    const { sent, press } = world();
    await Promise.all([press({ no: 'A' }, 1), press({ no: 'A' }, 1), press({ no: 'B' }, 2)]);
    expect(sent).toEqual(['k1', 'k1', 'k2']);
  });

  test('what was refused was not done: the next press is another one', async () => {
    const { sent, press } = world();
    await press({ no: 'A' }, new ApiError({ code: 409, reason: 'REFUND_STATE_CHANGED' }));
    await press({ no: 'A' }, 1);
    expect(sent).toEqual(['k1', 'k2']);
  });
});
