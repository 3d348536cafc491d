import { find, open, painted, server, settled, useOpenedPages } from './opened-page.fixture';

useOpenedPages();

const files: string[] = [];
const button = '<form action="/order/shopping_cart" data-hydrate="interaction"><button>Cart</button></form>';
/** What the shell has of it so far. */
const held = () => Promise.race([window.soukDocument?.sharedPageData, Promise.resolve('not yet')]);
const press = async () => {
  find('button').click();
  await painted();
  await settled();
};
/** Answers the next files so; those after them are there. */
const answers = (...first: ('lost' | 'refused')[]) => {
  server.file = async (url) => {
    files.push(url);
    const now = first.shift();
    if (now === 'lost') throw new TypeError('Failed to fetch');
    return { ok: now !== 'refused', status: now ? 503 : 200, json: async () => ({ remotes: {}, queries: [] }) };
  };
};
beforeEach(() => {
  files.length = 0;
  answers();
});
afterEach(() => jest.restoreAllMocks());

describe('[P10] what all pages share is fetched with the application’s files', () => {
  test('by nobody before a need, and once for all presses', async () => {
    await open(button);
    await settled();
    expect([files, await held()]).toEqual([[], 'not yet']);
    await press();
    await press();
    expect(files).toEqual(['/remotes/shared/en.shop.h.json']);
    expect(await held()).toEqual({ remotes: {}, queries: [] });
  });

  test.each(['lost', 'refused'] as const)('again at an address of its own where it was %s', async (how) => {
    answers(how);
    await open(button);
    await press();
    expect(files).toEqual(['/remotes/shared/en.shop.h.json', '/remotes/shared/en.shop.h.json?1']);
    expect(await held()).toEqual({ remotes: {}, queries: [] });
  });

  test('where it cannot be had the shopper is told, a form goes to its address, and the next need asks again', async () => {
    answers('lost', 'lost');
    await open(button);
    const submit = jest.spyOn(find<HTMLFormElement>('form'), 'requestSubmit').mockImplementation(() => {});
    await press();
    expect(submit).toHaveBeenCalledTimes(1);
    expect(find('[data-document-status]')).toHaveTextContent('It did not work');
    expect(await held()).toBe('not yet');
    await press();
    expect(files).toHaveLength(3);
    expect(await held()).toEqual({ remotes: {}, queries: [] });
  });
});
