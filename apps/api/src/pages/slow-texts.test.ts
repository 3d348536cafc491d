import { pageTextMax } from '@souk/contract/schema';
import { prepare } from './prepare';

const some = 128 * 1024;
const filled = (unit: string, before = '', after = '') => before + unit.repeat(some / unit.length) + after;
const most = (unit: string) => unit.repeat(pageTextMax / unit.length);

/** Milliseconds of the processor, whatever else runs beside this test. */
const cost = (source: { html?: string; css?: string }) => {
  const before = process.cpuUsage();
  prepare({ html: '', css: '', ...source, parts: { html: 'html', css: 'css' } });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** A text four times as long would take minutes if its work grew with the square of its length; all others wait for that process. */
const bearable = 1500;

describe('[lesson 20] an owner’s or a third party’s text holds nobody up', () => {
  test.each([
    ['blanks before an address that is none', filled(' ', 'a{background:url(', 'a b)}')],
    ['addresses that are not closed', filled('url(', 'a{background:', '}')],
    ['a colour of very many figures', filled('1', 'a{color:#000;background:hsl(', ')}')],
    ['declarations that are none', `a{${most('x;')}}`],
    ['selectors that are none', filled('&{}')],
    ['rules with a colour and a ground', most('\n'.repeat(70) + 'a{color:#fff;background:#000}')],
    ['names of the page', filled(':root')],
    ['brackets in a selector', filled(':is(')],
    ['brackets in a value', filled('(', 'a{margin:', '}')],
    ['texts that are not closed', filled('"\n')],
    ['braces', filled('{')],
    ['comments', filled('/*')],
    ['nested rules', filled('a{b{}', '', '}')],
  ])('%s', (_what, css) => expect(cost({ css })).toBeLessThan(bearable));

  test.each([
    ['blanks before an address of an attribute', filled(' ', '<p style="background:url(', 'a b)">')],
    ['styles on lines of their own', most('\n'.repeat(70) + '<style>a{}</style>')],
    ['formatting that is not closed', filled('<b><p>')],
    ['attributes', filled('a ', '<p ', '>')],
    ['blanks', filled(' ', '<p>', 'x')],
  ])('%s, in HTML', (_what, html) => expect(cost({ html })).toBeLessThan(bearable));
});
