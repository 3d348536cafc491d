import { pageTextMax } from '@souk/contract/schema';
import { prepare } from './prepare';

const some = 128 * 1024;
/** A text of that many letters, the unit again and again. */
type Text = (length: number) => string;
const filled =
  (unit: string, before = '', after = ''): Text =>
  (length) =>
    before + unit.repeat(length / unit.length) + after;

/** Milliseconds of the processor, whatever else runs beside this test. */
const cost = (source: { html?: string; css?: string }) => {
  const before = process.cpuUsage();
  prepare({ html: '', css: '', ...source, parts: { html: 'html', css: 'css' } });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** Less than this may be a collection of garbage. */
const noiseMs = 25;

/** A text four times as long takes four times the work, not sixteen times: all others wait for the process that does it. */
const expectLinear = (text: Text, of: 'css' | 'html', length = some) => {
  const quarter = Math.max(cost({ [of]: text(length / 4) }), noiseMs);
  expect(cost({ [of]: text(length) })).toBeLessThan(8 * quarter);
};

describe('[lesson 20] an owner’s or a third party’s text holds nobody up', () => {
  test.each<[string, Text, number?]>([
    ['blanks before an address that is none', filled(' ', 'a{background:url(', 'a b)}')],
    ['addresses that are not closed', filled('url(', 'a{background:', '}')],
    ['a colour of very many figures', filled('1', 'a{color:#000;background:hsl(', ')}')],
    ['declarations that are none', filled('x;', 'a{', '}'), pageTextMax - 4],
    ['selectors that are none', filled('&{}')],
    ['rules with a colour and a ground', filled('\n'.repeat(70) + 'a{color:#fff;background:#000}'), pageTextMax],
    ['names of the page', filled(':root')],
    ['brackets in a selector', filled(':is(')],
    ['brackets in a value', filled('(', 'a{margin:', '}')],
    ['texts that are not closed', filled('"\n')],
    ['braces', filled('{')],
    ['comments', filled('/*')],
    ['nested rules', filled('a{b{}', '', '}')],
  ])('%s', (_what, text, ...[length]) => expectLinear(text, 'css', length));

  test.each<[string, Text, number?]>([
    ['blanks before an address of an attribute', filled(' ', '<p style="background:url(', 'a b)">')],
    ['styles on lines of their own', filled('\n'.repeat(70) + '<style>a{}</style>'), pageTextMax],
    ['formatting that is not closed', filled('<b><p>')],
    ['attributes', filled('a ', '<p ', '>')],
    ['blanks', filled(' ', '<p>', 'x')],
  ])('%s, in HTML', (_what, text, ...[length]) => expectLinear(text, 'html', length));
});
