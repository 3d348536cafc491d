import { traceIdOf, traceparentOf } from './trace';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';

test('a trace goes on under its number, as another step', () => {
  const given = `00-${traceId}-00f067aa0ba902b7-01`;
  const next = traceparentOf(given);
  expect(next).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`));
  expect(next).not.toBe(given);
  expect(traceIdOf(next)).toBe(traceId);
});

test.each([
  undefined,
  '',
  'x',
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-${traceId}-00f067aa0ba902b7-01\nx`,
  [traceId],
])('%j begins another one', (given) => {
  const [one, two] = [traceparentOf(given), traceparentOf(given)];
  expect(one).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  expect(traceIdOf(one)).not.toBe(traceIdOf(two));
});
