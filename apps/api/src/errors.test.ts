import { isOutage } from './errors';

const withCode = (code: string) => Object.assign(new Error('said by the database'), { code });

test.each([
  ['08006', 'the connection broke'],
  ['57P01', 'it is being stopped'],
  ['57P03', 'it is starting'],
  ['53100', 'its disk is full'],
  ['53200', 'its memory is used up'],
  ['53300', 'its connections are used up'],
  ['58030', 'its disk fails'],
  ['25006', 'it takes no writes: it was demoted'],
  ['ECONNREFUSED', 'nobody listens'],
])('%s is an outage, after which the same call may succeed: %s', (code) => expect(isOutage(withCode(code))).toBe(true));

test.each([
  ['23505', 'there is one already'],
  ['22P02', 'a value that is none'],
  ['42601', 'a statement that is none'],
  ['57014', 'a statement that took too long'],
  ['ENOENT', 'a file that is not there'],
])('%s is none: %s', (code) => expect(isOutage(withCode(code))).toBe(false));

test.each([
  'Connection terminated unexpectedly',
  'timeout expired', // of a connection that is made
  'Query read timeout', // of a host that vanished
])('%s is an outage as well: the driver’s own words, without a code', (message) =>
  expect(isOutage(new Error(message))).toBe(true),
);
