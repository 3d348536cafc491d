/** @jest-environment node */
import { createLog, log, logConsole, logLevels, withTraceId } from './log';

const lines: Record<string, unknown>[] = [];
const own = createLog({ write: (line) => void lines.push(JSON.parse(line)) });
beforeEach(() => void (lines.length = 0));

test('a line says how grave it is, what happened, and in the trace of which request, also after a wait', async () => {
  own.warn('pages not purged');
  await withTraceId('a'.repeat(32), async () => {
    await new Promise((resolve) => setTimeout(resolve));
    own.error(
      { err: Object.assign(new TypeError('no', { cause: new Error('deeper') }), { code: 'E', body: 'secret' }) },
      'failed',
    );
  });
  expect(lines).toEqual([
    expect.objectContaining({ level: 40, name: 'souk-shell', msg: 'pages not purged' }),
    expect.objectContaining({
      level: 50,
      msg: 'failed',
      traceId: 'a'.repeat(32),
      err: {
        type: 'TypeError',
        message: 'no',
        code: 'E',
        stack: expect.stringMatching(/^TypeError: no\n[^]*\[cause\]: Error: deeper/),
      },
    }),
  ]);
  expect(lines[0]).not.toHaveProperty('traceId');
});

test('what remotes and libraries write to the console is logged as everything else', () => {
  const before = { ...console };
  const listeners = process.listeners('uncaughtExceptionMonitor');
  logConsole(own);
  console.error('page data could not be read: %s', 'cart', new Error('out'));
  console.log('a', { b: 1 });
  Object.assign(console, before);
  expect(lines).toEqual([
    expect.objectContaining({
      level: 50,
      msg: 'page data could not be read: cart',
      err: expect.objectContaining({ message: 'out' }),
    }),
    expect.objectContaining({ level: 30, msg: 'a { b: 1 }' }),
  ]);
  for (const listener of process.listeners('uncaughtExceptionMonitor'))
    if (!listeners.includes(listener)) process.off('uncaughtExceptionMonitor', listener);
});

test('it logs from the same levels on as the api', () => {
  expect(logLevels).toEqual(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']);
  expect(log.level).toBe('info');
});
