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
    ['@keyframes in{from{opacity:0}to{opacity:1}}', '@keyframes in{from{opacity:0}to{opacity:1}}'],
    ['.a{color:red;&:hover{color:blue}}', 'S .a{color:red;&:hover{color:blue}}'],
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
    'p{color:red;x}',
    '@page{margin:0}',
    'a[x="\n]{}.evil{position:fixed}b[x="]{color:red}',
  ])('is told of %s', (given) => {
    const { css, problems } = clean(given);
    expect(problems.length).toBeGreaterThan(0);
    expect(css).not.toMatch(/evil\.test|javascript|expression|@import|plain\.test/);
    expect(css).not.toMatch(/(^|\})\.evil/);
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
        for (const selector of topSelectors(css)) expect(selector).toMatch(/^(S|@media|@keyframes)/);
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
