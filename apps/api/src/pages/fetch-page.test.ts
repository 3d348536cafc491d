import { follow } from './fetch-page';
import { cssUrlsOf, keepPages, readFrameCss } from './frame-html';

test('[PAGE-08] a page that fails shows nothing and is not asked again at once', async () => {
  let asked = 0;
  const fetchPage = keepPages(async () => {
    asked += 1;
    throw new Error('no');
  });
  expect(await fetchPage('https://a.test/')).toBeNull();
  expect(await fetchPage('https://a.test/')).toBeNull();
  expect(asked).toBe(1);
});

test('[PAGE-01] a host that became slow keeps nobody waiting: what was there is shown while it is asked anew', async () => {
  let now = 0;
  const answers: ((html: string | null) => void)[] = [];
  const fetchPage = keepPages(
    () => new Promise((resolve) => answers.push(resolve)),
    () => now,
  );
  const first = fetchPage('https://a.test/');
  answers[0]?.('<p>one</p>');
  expect(await first).toBe('<p>one</p>');
  now = 61_000;
  expect(await fetchPage('https://a.test/')).toBe('<p>one</p>');
  expect(await fetchPage('https://a.test/')).toBe('<p>one</p>');
  expect(answers).toHaveLength(2);
  answers[1]?.(null);
  await new Promise(setImmediate);
  expect(await fetchPage('https://a.test/')).toBeNull();
});

describe('[PAGE-01] redirects of an owner’s page', () => {
  const answers: Record<string, { html: string } | { next: string }> = {
    'https://a.test/': { next: 'https://b.test/' },
    'https://b.test/': { html: '<p>there</p>' },
    'https://in.test/': { next: 'https://169.254.169.254/latest/meta-data' },
    'https://plain.test/': { next: 'http://b.test/' },
    'https://round.test/': { next: 'https://round.test/' },
  };
  const reach = async (url: string) => {
    const asked: string[] = [];
    const html = await follow(url, async (at) => {
      asked.push(at);
      return answers[at] ?? null;
    });
    return { html, asked };
  };

  test('are followed on the open internet', async () =>
    expect(await reach('https://a.test/')).toEqual({
      html: '<p>there</p>',
      asked: ['https://a.test/', 'https://b.test/'],
    }));
  test.each(['https://in.test/', 'https://plain.test/'])('%s leads where nothing is asked', async (url) =>
    expect(await reach(url)).toEqual({ html: null, asked: [url] }),
  );
  test('end after three', async () => expect((await reach('https://round.test/')).asked).toHaveLength(4));
});

describe('[PAGE-01] style sheets of a header or footer, addresses with commas between', () => {
  const frame = { css: 'p{color:red}', cssUrl: ' https://a.test/a.css, not a url ,,https://b.test/b.css' };

  test('are read in their order', () =>
    expect(cssUrlsOf(frame)).toEqual(['https://a.test/a.css', 'not a url', 'https://b.test/b.css']));

  test('what is no address, or does not answer, is left out', async () => {
    const fetchSheet = async (url: string) => (url === 'https://b.test/b.css' ? 'b{color:blue}' : null);
    expect(await readFrameCss(frame, fetchSheet)).toMatch(/^p\{color:red\}\s+b\{color:blue\}$/);
  });
});
