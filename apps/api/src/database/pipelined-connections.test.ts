import type pg from 'pg';
import { PipelinedConnections } from './pipelined-connections';

interface Asked {
  text: string;
  answer(): Promise<void>;
  fail(error: Error): Promise<void>;
}

/** A connection whose answers the test gives. */
class Line {
  readonly asked: Asked[] = [];
  isEnded = false;
  readonly #listeners: Record<string, () => void> = {};

  on(event: string, listener: () => void) {
    this.#listeners[event] = listener;
  }
  connect = () => Promise.resolve();
  end = () => {
    this.isEnded = true;
    return Promise.resolve();
  };
  query = (text: string) =>
    new Promise((resolve, reject) => {
      const settled = () => jest.advanceTimersByTimeAsync(0);
      this.asked.push({
        text,
        answer: () => (resolve({ rows: [text] }), settled()),
        fail: (error) => (reject(error), settled()),
      });
    });
  breaks() {
    this.#listeners.error?.();
  }
}

const failed = (code: string) => Object.assign(new Error('refused'), { code });
const passes = (ms: number) => jest.advanceTimersByTimeAsync(ms);

let lines: Line[];
let alone: string[];
let tookAloneMs: number;
let connections: PipelinedConnections;
let isFit: boolean;

const open = () => {
  const line = new Line();
  lines.push(line);
  return line as unknown as pg.Client; // as much of one as a pipelined connection asks for
};

const ask = (text: string) => connections.ask(text, [1]);

/** The first goes alone and shows that it is quick, the second finds no pipelined connection yet and has one opened. */
const getKnown = async (...texts: string[]) => {
  for (const text of texts) {
    await ask(text);
    if (lines.length === 0) await ask(text);
  }
  alone = [];
};

beforeEach(() => {
  jest.useFakeTimers();
  [lines, alone, tookAloneMs, isFit] = [[], [], 1, true];
  const askAlone = (text: string) => {
    alone.push(text);
    // as much of an answer as a pipelined connection hands on
    return Promise.resolve({ result: { rows: [text] } as unknown as pg.QueryResult, tookMs: tookAloneMs });
  };
  connections = new PipelinedConnections(askAlone, open, () => Promise.resolve(isFit));
});
afterEach(() => jest.useRealTimers());

test('statements that are known to be quick travel one behind the other, on one connection', async () => {
  await getKnown('a', 'b');
  const answers = Promise.all([ask('a'), ask('b'), ask('a')]);
  expect(lines.map(({ asked }) => asked.map(({ text }) => text))).toEqual([['a', 'b', 'a']]);
  for (const { answer } of lines[0]?.asked ?? []) await answer();
  expect((await answers).map(({ rows }) => rows[0])).toEqual(['a', 'b', 'a']);
  expect(alone).toEqual([]);
});

test('nobody waits behind a statement that nobody knows, or that was slow the last time', async () => {
  await getKnown('a');
  await ask('unknown');
  expect(alone).toEqual(['unknown']);
  const slow = ask('a');
  await passes(25);
  await lines[0]?.asked[0]?.answer();
  await slow;
  await ask('a');
  expect(alone).toEqual(['unknown', 'a']);
});

test('what was slow alone stays alone until it is quick', async () => {
  tookAloneMs = 25;
  for (let n = 0; n < 3; n += 1) await ask('a');
  expect([alone.length, lines.length]).toEqual([3, 0]);
  tookAloneMs = 5;
  for (let n = 0; n < 2; n += 1) await ask('a');
  expect([alone.length, lines.length]).toEqual([5, 1]);
});

test('nobody gets in line behind an answer that is long in coming: another connection is opened', async () => {
  await getKnown('a', 'b');
  const stuck = ask('a');
  await passes(31);
  await ask('b');
  expect(alone).toEqual(['b']);
  const next = ask('b');
  expect(lines.map(({ asked }) => asked.length)).toEqual([1, 1]);
  await lines[1]?.asked[0]?.answer();
  await lines[0]?.asked[0]?.answer();
  await Promise.all([stuck, next]);
});

test('where answers take long, as with a slow disk, lines stay short', async () => {
  await getKnown('a');
  for (let n = 0; n < 100; n += 1) {
    const one = ask('a');
    await passes(5);
    await lines[0]?.asked.at(-1)?.answer();
    await one;
  }
  const many = [ask('a'), ask('a'), ask('a')];
  await passes(0);
  expect(lines[0]?.asked.slice(100)).toHaveLength(3);
  const more = ask('a');
  await more;
  expect(alone).toEqual(['a']);
  for (const { answer } of lines[0]?.asked.slice(100) ?? []) await answer();
  await Promise.all(many);
});

test.each([
  ['meets a held row', '55P03'],
  ['was not prepared after all', '26000'],
  ['answers rows that look otherwise since a migration', '0A000'],
])('a statement that %s leaves the line and is tried alone', async (_why, code) => {
  await getKnown('a');
  const one = ask('a');
  await lines[0]?.asked[0]?.fail(failed(code));
  expect((await one).rows).toEqual(['a']);
  expect(alone).toEqual(['a']);
});

test('any other error is told to who asked, and nobody else', async () => {
  await getKnown('a', 'b');
  const refused = expect(ask('a')).rejects.toThrow('null value');
  const good = ask('b');
  await lines[0]?.asked[0]?.fail(new Error('null value'));
  await lines[0]?.asked[1]?.answer();
  await refused;
  expect((await good).rows).toEqual(['b']);
  expect(alone).toEqual([]);
});

test('a broken connection is left, and another opened', async () => {
  await getKnown('a');
  const lost = expect(ask('a')).rejects.toThrow('terminated');
  lines[0]?.breaks();
  await lines[0]?.asked[0]?.fail(new Error('Connection terminated'));
  await lost;
  await ask('a');
  expect(alone).toEqual(['a']);
  const one = ask('a');
  await lines[1]?.asked[0]?.answer();
  expect((await one).rows).toEqual(['a']);
});

test('behind a pooler that left out how long a statement may wait for a row, every statement goes alone', async () => {
  isFit = false;
  await getKnown('a');
  for (let n = 0; n < 5; n += 1) await ask('a');
  expect(alone).toHaveLength(5);
  expect(lines.map(({ isEnded, asked }) => [isEnded, asked.length])).toEqual([[true, 0]]);
});

test('no more than four connections are opened; all are closed at the end', async () => {
  await getKnown('a');
  const many: Promise<unknown>[] = [];
  for (let n = 0; n < 8; n += 1) {
    many.push(ask('a'));
    await passes(31);
  }
  expect(lines).toHaveLength(4);
  for (const line of lines) for (const { answer } of line.asked) await answer();
  await Promise.all(many);
  await connections.close();
  expect(lines.every(({ isEnded }) => isEnded)).toBe(true);
});

test('a connection that is still being opened at the end is closed, too', async () => {
  await ask('a');
  const last = ask('a');
  const closed = connections.close();
  await Promise.all([last, closed, passes(0)]);
  expect(lines.map(({ isEnded }) => isEnded)).toEqual([true]);
});
