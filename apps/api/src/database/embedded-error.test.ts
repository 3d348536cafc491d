import { embeddedError } from './embedded-error';

test.each([
  [51, '/data/db: No space left on device'],
  [69, '/data/db: Read-only file system'],
  [999, '/data/db: system call failed with number 999'],
])('a system call that failed with %s is told in words: %s', (errno, told) =>
  expect(embeddedError({ name: 'ErrnoError', errno }, '/data/db')).toEqual(new Error(told)),
);

test('an error of another kind stays as it is', () => {
  const error = Object.assign(new Error('x'), { errno: 51 });
  expect(embeddedError(error, '/data/db')).toBe(error);
  expect(embeddedError('x', '/data/db')).toBe('x');
});
