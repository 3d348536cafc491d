import { typedSince } from './typed-since';

test.each([
  ['nothing', 'Hello', 'Hello', ''],
  ['the next sentence', 'Hello', 'Hello\nIt is the blue one.', 'It is the blue one.'],
  ['another text', 'Hello', 'Hi there', 'Hi there'],
  ['an emptied field', 'Hello', '', ''],
])('[WIDGET-05] [ACCT-07] typed since: %s', (_what, sent, now, rest) => expect(typedSince(sent, now)).toBe(rest));
