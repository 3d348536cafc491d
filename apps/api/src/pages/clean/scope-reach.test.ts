/** @jest-environment jsdom */
import fc from 'fast-check';
import { collectProblems } from './problems';
import { scopeCss } from './scope-css';

const scope = ':where([data-owner-page="p1"])';
const clean = (css: string) => scopeCss(css, scope, collectProblems('css'));

/** Selectors of a sheet that has no text with a brace in it, each `&` as what is around it. */
const selectorsOf = (css: string, around = ''): string[] => {
  const found: string[] = [];
  let start = 0;
  let depth = 0;
  let prelude = '';
  for (let i = 0; i < css.length; i++) {
    const char = css.charAt(i);
    if (char === '{' && depth++ === 0) {
      prelude = css.slice(start, i).trim();
      start = i + 1;
    } else if (char === '}' && --depth === 0) {
      const isGroup = prelude.startsWith('@');
      const selector = isGroup ? around : prelude.replaceAll('&', `:is(${around})`);
      found.push(...(isGroup ? [] : [selector]), ...selectorsOf(css.slice(start, i), selector));
      start = i + 1;
    } else if (char === ';' && depth === 0) start = i + 1;
  }
  return found;
};

const inside = '<p class="a"><b class="b"></b><input class="x" value="ann"></p><p class="b"><b class="a"></b></p>';
/** A page with the same marks within and without. */
const page = (marked: string) =>
  `<main ${marked}><p ${marked}><input ${marked}></p></main><div ${marked}><div data-owner-page="p1" class="a">${inside}</div>
  <main ${marked}><b ${marked}></b></main></div><main ${marked}><input ${marked}></main>`;

const matched = (selector: string) => {
  try {
    return [...document.querySelectorAll(selector)];
  } catch {
    return []; // as a browser drops a rule that it does not understand
  }
};
const show = (html: string, mark: string) => {
  document.documentElement.className = mark;
  document.body.className = mark;
  document.body.innerHTML = html;
  return document.querySelector('[data-owner-page]') as Element;
};

/** What rules match: how many elements outside, and which inside, by their place. */
const reach = (selectors: readonly string[], root: Element) => {
  const within = [root, ...root.querySelectorAll('*')];
  const all = selectors.map((selector) => matched(selector).map((element) => within.indexOf(element)));
  return { outside: all.flat().filter((place) => place < 0).length, within: all };
};

const compound = (inner: fc.Arbitrary<string> | null) =>
  fc
    .tuple(
      fc.constantFrom(
        ...'body html :root & b& main \\62 ody'.split(' '),
        ...'.a .b p b * '.repeat(3).trim().split(' '),
      ),
      fc.constantFrom('', '', '', '', '', '.a', '.x', '[value^="ann"]', '/**/', '&'),
      inner
        ? fc.tuple(fc.constantFrom(':is', ':not', ':where', ':has'), inner).map(([name, text]) => `${name}(${text})`)
        : fc.constant(''),
    )
    .map((parts) => parts.join(''));
const selector = (inner: fc.Arbitrary<string> | null) =>
  fc
    .tuple(
      fc.constantFrom('', '', '', '', '', '', '', '~ ', '+ ', '> '),
      fc.array(fc.oneof({ weight: 3, arbitrary: compound(null) }, compound(inner)), { minLength: 1, maxLength: 2 }),
      fc.constantFrom(' ', ' ', ' ', ' > ', ' ~ ', ' + '),
    )
    .map(([lead, compounds, by]) => lead + compounds.join(by));
const anySelector = selector(selector(selector(null)));
const group = fc.constantFrom(
  '',
  '',
  '',
  '@media all',
  '@supports (color: red)',
  '@layer k',
  '@scope (html)',
  '@scope',
);
const around = (inner: fc.Arbitrary<string>) =>
  fc.tuple(group, fc.array(anySelector, { minLength: 1, maxLength: 2 }), inner).map(([at, selectors, rules]) => {
    const css = `${selectors.join(',')}{color:red;${rules}}`;
    return at ? `${at}{${css}}` : css;
  });
const rule = around(fc.oneof(fc.constant(''), around(fc.oneof(fc.constant(''), around(fc.constant(''))))));

describe('[lesson 20] rules of an owner’s sheet, asked of a selector engine', () => {
  test.each([
    ['.a{color:red}', 2],
    ['p:has(input){color:red}', 1],
    ['body, html > body{color:red}', 1],
    ['.a{~ p, & > b{color:red}}', 2],
  ])('the engine of this test understands %s', (css, count) => {
    const root = show(page('class="a b x"'), 'a');
    const found = reach(selectorsOf(clean(css)), root).within;
    expect(found.at(-1)).toHaveLength(count);
  });

  test('match nothing outside the page, and the same inside whatever is outside', () => {
    let matching = 0;
    fc.assert(
      fc.property(rule, (css) => {
        const selectors = selectorsOf(clean(css));
        const marked = reach(selectors, show(page('class="a b x" value="ann"'), 'a b x'));
        const bare = reach(selectors, show(page(''), ''));
        matching += marked.within.flat().length;
        expect(marked.outside + bare.outside).toBe(0);
        expect(marked.within).toEqual(bare.within);
      }),
      { numRuns: 600 },
    );
    expect(matching).toBeGreaterThan(50);
  });
});
