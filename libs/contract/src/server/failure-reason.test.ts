import { failureReason } from './failure-reason';

const failed = (cause: object) => new TypeError('fetch failed', { cause });

test.each([
  ['a connection refused', failed({ code: 'ECONNREFUSED', message: '' }), 'ECONNREFUSED'],
  [
    'a certificate that has expired',
    failed({ code: 'CERT_HAS_EXPIRED', message: 'certificate has expired' }),
    'CERT_HAS_EXPIRED',
  ],
  ['a cause without a code', failed(new Error('bad port')), 'bad port'],
  [
    'an error with words of its own',
    new Error('the api answered 404', { cause: { code: 'X' } }),
    'the api answered 404',
  ],
  ['a TypeError of our own', new TypeError('x is not a function'), 'x is not a function'],
  ['what is no error', 'gone', 'gone'],
])('%s is told', (_what, error, reason) => expect(failureReason(error)).toBe(reason));
