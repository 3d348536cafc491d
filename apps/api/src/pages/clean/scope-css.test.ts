import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { collectProblems } from './problems';
import { scopeCss } from './scope-css';

const clean = (css: string) => {
  const problems = collectProblems('css');
  return { css: scopeCss(css, 'S', problems), problems: problems.list };
};

describe('[lesson 20] an owner style sheet reaches their page and no further', () => {
  test.each([
    ['a{color:red}', 'S a{color:red}'],
    ['a, b > c {color:red;}', 'S a,S b > c{color:red}'],
    ['body{margin:0}', 'S{margin:0}'],
    ['html body .x{margin:0}', 'S .x{margin:0}'],
    [':root{--ink:#111}', 'S{--ink:#111}'],
    ['body.dark p{color:#fff}', 'S.dark p{color:#fff}'],
    ['*{box-sizing:border-box}', 'S *{box-sizing:border-box}'],
    ['@media (min-width: 600px){a{color:red}}', '@media (min-width: 600px){S a{color:red}}'],
    ['@supports (display:grid){@media print{p{margin:0}}}', '@supports (display:grid){@media print{S p{margin:0}}}'],
    ['@keyframes in{from{opacity:0}to{opacity:1}}', '@layer{@keyframes in{from{opacity:0}to{opacity:1}}}'],
    ['@font-face{font-family:Inter;src:url(/img/i.woff2)}', '@font-face{font-family:Inter;src:url(/img/i.woff2)}'],
    ['.a{color:red;&:hover{color:blue}}', 'S .a{color:red;&:hover{color:blue}}'],
    ['.a{p{color:red}> b, + i{margin:0}}', 'S .a{& p{color:red}& > b,& + i{margin:0}}'],
    ['.a{@media print{color:red;& b{margin:0}}}', 'S .a{@media print{color:red;& b{margin:0}}}'],
    ['body{& > p{margin:0}&.dark p{margin:0}}', 'S{& > p{margin:0}&.dark p{margin:0}}'],
    ['html > body > p{margin:0}', 'S > p{margin:0}'],
    ['a:not(.b, [href^="/"] *):nth-child(2n + 1){margin:0}', 'S a:not(.b,S [href^="/"] *):nth-child(2n + 1){margin:0}'],
    ['p:has(> a, + p):lang(fr)::before{margin:0}', 'S p:has(> a,+ p):lang(fr)::before{margin:0}'],
    ['.\\31 0,.été{margin:0}', 'S .\\31 0,S .été{margin:0}'],
    ['a:is(b,c){color:red}', 'S a:is(b,c){color:red}'],
    ['/* a{ */p{color:red}', 'S p{color:red}'],
    ['.md\\:flex{display:flex}', 'S .md\\:flex{display:flex}'],
    ['p{background:url(/img/x.webp)}', 'S p{background:url(/img/x.webp)}'],
    ['p{color:red', 'S p{color:red}'],
  ])('%s', (given, expected) => expect(clean(given).css).toBe(expected));

  test.each([
    '@import "https://evil.test/x.css";',
    'p{background:url(javascript:alert(1))}',
    'p{background:url(http://plain.test/x.png)}',
    'p{width:expression(alert(1))}',
    'p{behavior:url(x.htc)}',
    'p{-moz-binding:url(https://evil.test/x#y)}',
    'p{background:\\75rl(https://evil.test)}',
    'p{background-image:image-set("https://evil.test/x.png" 1x)}',
    'p{background-image:image-set(url(/a.png) 1x, "https://evil.test/x.png" 2x)}',
    'p{--u:"https:/x";background-image:image-set(var(--u) 1x);--v:"evil.test}',
    'p{background:url(/a(evil.test)}',
    'p{color:red;x}',
    '@page{margin:0}',
    'a[x="\n]{}.evil{position:fixed}b[x="]{color:red}',
  ])('is told of %s', (given) => {
    const { css, problems } = clean(given);
    expect(problems.length).toBeGreaterThan(0);
    expect(css).not.toMatch(/evil\.test|javascript|expression|@import|plain\.test/);
    expect(css).not.toMatch(/(^|\})\.evil/);
  });

  test.each([
    'body ~ main{display:none}',
    'body + main{display:none}',
    '~ main{display:none}',
    ':root.a ~ main{display:none}',
    'body{& ~ main{display:none}}',
    'body{+ main{display:none}}',
    'body{&.a{@media all{& ~ main{display:none}}}}',
    'body || main{display:none}',
    '.a{:not(&){display:none}}',
    '.a{body:has(&) main{display:none}}',
    '.a{main &{display:none}}',
    '.a{&:not(&){display:none}}',
    '.a{@scope (html){main{display:none}}}',
    '.a{@font-face{font-family:X}}',
    '@scope (html){main{display:none}}',
    '@property --color-ink{syntax:"*"}',
    '@counter-style decimal{system:cyclic;symbols:"9"}',
    '@font-face{font-family:"Instrument  Sans";src:url(/img/main.woff2)}',
    '@font-face{src:url(/img/main.woff2);FONT-FAMILY:fraunces}',
    'body:has(~ main){display:none}',
    'body:is(:has(+ main)){display:none}',
    'p:nth-child(1 of main *){display:none}',
    ':host-context(main){display:none}',
    'p:has(:scope ~ main){display:none}',
    'p:is(url(x"),main,[a="y)){display:none}',
    'a[x="</style><main>"]{display:none}',
  ])('[lesson 20] reaches nothing beside the page: %s', (given) => {
    const { css, problems } = clean(given);
    expect(problems.map(({ code }) => code)).toContain('css-refused');
    expect(css).not.toMatch(/main/i);
  });

  test.each([
    ['.a\\\\\\ {}main{margin:0}', 'S main{margin:0}'],
    ['a[x="\f]{}main{margin:0}b[x="]{color:red}', 'S main{margin:0}'],
    [
      '@supports (a:url(x"y)) and (b:"z)){p{margin:0}}q[x="){main{margin:0}}"]{margin:0}',
      'S q[x="){main{margin:0}}"]{margin:0}',
    ],
  ])('[lesson 20] what a browser would cut elsewhere is left out: %j', (given, expected) =>
    expect(clean(given).css).toBe(expected),
  );

  test.each(['p:is(html.a p)', 'p:where(main ~ div p)', 'p:not(html:has(input) *)', 'p:has(:is(main *))'])(
    '[lesson 20] what a condition speaks of is inside the page: %s',
    (selector) => expect(clean(`${selector}{color:red}`).css).toMatch(/\((:is\()?S/),
  );

  test('[lesson 20] the store’s own families are refused, each of them', () => {
    const tokens = readFileSync(join(__dirname, '../../../../../libs/ui/src/theme/tokens.ts'), 'utf8');
    const families = [...tokens.matchAll(/--font-\w+:(.*?)`/g)].flatMap(([, stack = '']) => stack.split(','));
    const named = families.filter((family) => !/^(system-ui|serif|sans-serif)$/.test(family));
    expect(named.length).toBeGreaterThan(5);
    for (const family of named) expect(clean(`@font-face{font-family:${family}}`).css).toBe('');
  });

  test('a problem names its line', () => {
    expect(clean('p{color:red}\n\nq{\n  color:blue;\n  behavior:url(x)\n}').problems).toEqual([
      expect.objectContaining({ line: 5, part: 'css', code: 'css-refused' }),
    ]);
  });

  test('no selector escapes, whatever is put together', () => {
    const piece = fc.constantFrom(
      'a',
      '{',
      '}',
      '"',
      "'",
      '\\',
      '\n',
      ';',
      ':',
      '(',
      ')',
      '[',
      ']',
      '@media x',
      '/*',
      '*/',
      'url(',
      'color:red',
      '.evil',
      ' ',
      ',',
      '&',
      '<',
      'body',
      '@keyframes k',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
        const { css } = clean(pieces.join(''));
        for (const selector of topSelectors(css)) expect(selector).toMatch(/^(S|@media|@layer$)/);
      }),
      { numRuns: 1500 },
    );
  });
});

/** Selectors outside any rule, as a browser's tokenizer would find them in the output. */
const topSelectors = (css: string): string[] => {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  let quote = '';
  for (let i = 0; i < css.length; i++) {
    const char = css.charAt(i);
    if (char === '\\') i++;
    else if (quote) quote = char === quote || char === '\n' ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '{' && depth++ === 0) found.push(css.slice(start, i));
    else if (char === '}' && --depth === 0) start = i + 1;
  }
  return found;
};
