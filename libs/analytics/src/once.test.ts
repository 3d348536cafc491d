import { connectSink, trackPurchaseOnce, type TrackedEvent } from './index';

const storage = new Map<string, string>();
const purchase = (transaction_id: string): Extract<TrackedEvent, { name: 'purchase' }> => ({
  name: 'purchase',
  transaction_id,
  currency: 'USD',
  value: 96,
  items: [],
});

beforeEach(() => {
  storage.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
    },
  });
});

describe('[STORE-03] a purchase is told exactly once', () => {
  const tellAll = (...numbers: string[]) => {
    const got: string[] = [];
    const stop = connectSink((event) => event.name === 'purchase' && got.push(event.transaction_id));
    got.length = 0;
    for (const number of numbers) trackPurchaseOnce(purchase(number));
    stop();
    return got;
  };

  test('whatever is reloaded or opened again', () =>
    expect(tellAll('PT1', 'PT1', 'PT2', 'PT1')).toEqual(['PT1', 'PT2']));

  test('also on the next visit', () => {
    tellAll('PT3');
    expect(tellAll('PT3', 'PT4')).toEqual(['PT4']);
  });

  test('a broken store of numbers does not break the page', () => {
    storage.set('souk.purchases', '{"not": "a list"');
    expect(tellAll('PT5')).toEqual(['PT5']);
  });

  test('without storage it is told rather than lost', () => {
    Object.assign(globalThis, {
      localStorage: {
        getItem: () => null,
        setItem: () => {
          throw new Error('full');
        },
      },
    });
    expect(tellAll('PT6')).toEqual(['PT6']);
  });
});
