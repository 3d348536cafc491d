import type { PageElement, PageNode } from '@souk/contract';
import fc from 'fast-check';
import { allowedTags } from './allowed';
import { cleanPage } from './clean-page';
import { hostileHtml } from '@souk/testing/hostile';
import { collectProblems } from './problems';

const clean = (html: string) => {
  const problems = collectProblems('html.en');
  return { ...cleanPage(html, problems), problems: problems.list };
};

const elementsOf = (nodes: readonly PageNode[]): PageElement[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsOf(node.children ?? [])]));

const textOf = (nodes: readonly PageNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children ?? []))).join('');

const scheme = /^[a-z][a-z0-9+.-]*:/i;

/** What makes a tree harmless, asked of every element of it. */
const expectHarmless = (nodes: readonly PageNode[]) => {
  for (const { tag, attrs = {} } of elementsOf(nodes)) {
    expect(allowedTags.has(tag)).toBe(true);
    for (const [name, value] of Object.entries(attrs)) {
      expect(name).not.toMatch(/^on|^(srcdoc|formaction|action|background|ping|is|slot|nonce|xlink)/i);
      expect(name).not.toMatch(/^data-(action|cart-count|document-status|hydrate|header-bar|owner)/);
      if (['href', 'src', 'poster', 'cite'].includes(name) && scheme.test(value)) {
        expect(value).toMatch(/^(https?:\/\/|mailto:|tel:|sms:|data:image\/(png|jpe?g|gif|webp|avif);base64,)/i);
      }
      if (name === 'style') expect(value).not.toMatch(/javascript|expression|\\|behavior|binding/i);
      if (name === 'id') expect(value).not.toMatch(/^(souk|__)/);
    }
  }
};

describe('an owner page is cleaned', () => {
  test.each(hostileHtml)('nothing runs of %s', (html) => {
    const { nodes, css } = clean(html);
    expectHarmless(nodes);
    expect(elementsOf(nodes).some((element) => element.tag === 'script' || element.tag === 'style')).toBe(false);
    expect(css).not.toMatch(/<img/i);
  });

  test('[lesson 20] nothing runs of any mixture of tricks', () => {
    const trick = fc.constantFrom(...hostileHtml);
    const piece = fc.oneof(
      trick,
      fc.string({ maxLength: 12 }),
      fc.constantFrom('<p>', '</p>', '<svg>', '</svg>', '<b', '>', '"', '<!--', '<table>', '<form>'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => expectHarmless(clean(pieces.join('')).nodes)),
      { numRuns: 400 },
    );
  });

  test('what a designer wrote stays: classes, links, pictures, marks', () => {
    const { nodes, problems } = clean(
      '<section class="hero" id="top"><h1>Linen</h1><a class="b" href="/collections/textiles">See</a><img src="/img/hero-3.webp" alt="Cushions" width="1200" height="500"><ul data-souk="product-list" data-all data-limit="4"></ul></section>',
    );
    expect(problems).toEqual([]);
    expect(elementsOf(nodes).map((element) => element.tag)).toEqual(['section', 'h1', 'a', 'img', 'ul']);
    expect(elementsOf(nodes)[4]?.attrs).toEqual({ 'data-souk': 'product-list', 'data-all': '', 'data-limit': '4' });
  });

  test('unclosed and wrongly nested elements are mended, not lost', () => {
    const { nodes } = clean('<div><p>One<p>Two<b>bold<i>both</b>after</i><table><tr><td>cell');
    expect(textOf(nodes)).toBe('OneTwoboldbothaftercell');
  });

  test('[PAGE-07] an empty link goes to /', () => {
    expect(elementsOf(clean('<a href="">Home</a>').nodes)[0]?.attrs).toEqual({ href: '/' });
  });

  test('an unknown element is taken off, what it held is shown, and the owner is told the line', () => {
    const { nodes, problems } = clean('<p>a</p>\n\n<x-card>kept</x-card>');
    expect(textOf(nodes)).toContain('kept');
    expect(problems).toEqual([
      expect.objectContaining({ code: 'unknown-element', line: 3, part: 'html.en', level: 'error' }),
    ]);
  });

  test.each([
    ['<iframe src="/x"></iframe>', 'refused-element'],
    ['<p onclick="go()">a</p>', 'refused-handler'],
    ['<a href="javascript:go()">a</a>', 'refused-address'],
    ['<img alt="" srcset="http://a.test/1.webp 1x, /img/b.webp 2x">', 'refused-address'],
    ['<input type="password">', 'refused-input'],
    ['<form><input name="a"></form>', 'plain-form'],
    ['<p style="behavior:url(x)">a</p>', 'css-refused'],
  ])('what is left out of %s is told', (html, code) =>
    expect(clean(html).problems).toEqual([expect.objectContaining({ code, level: 'error', line: 1 })]),
  );

  test('10,000 elements in one another are cut, quickly, and told', () => {
    const startedAt = performance.now();
    const { nodes, problems } = clean('<p>before</p>' + '<div>'.repeat(10_000) + 'deep');
    expect(performance.now() - startedAt).toBeLessThan(1000);
    expect(textOf(nodes)).toContain('before');
    expect(problems.map((problem) => problem.code)).toContain('too-deep');
  });

  test('a page of very many elements is shown up to a limit, and told', () => {
    const { nodes, problems } = clean('<b>x</b>'.repeat(20_000));
    expect(elementsOf(nodes).length).toBeLessThanOrEqual(6000);
    expect(problems.filter((problem) => problem.code === 'too-many')).toHaveLength(1);
  });

  test('scripts and styles are handed out apart', () => {
    const { css, scripts } = clean('<style>a{color:red}</style><script src="/x.js"></script><script>go()</script>');
    expect(css.trim()).toBe('a{color:red}');
    expect(scripts.map(({ src, code }) => ({ src, code }))).toEqual([
      { src: '/x.js', code: '' },
      { src: null, code: 'go()' },
    ]);
  });
});
