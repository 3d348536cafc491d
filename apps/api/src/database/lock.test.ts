import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testWhere } from '@souk/run/where';
import { lockFolder } from './lock';

let folder: string;
let db: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'souk-lock-'));
  db = join(folder, 'db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const startOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19];
const heldBy = (pid: number, start: string | undefined) =>
  writeFileSync(`${db}.lock`, JSON.stringify({ pid, start: start ?? null }));

test('a second one is told who holds the folder, and may have it afterwards', () => {
  const release = lockFolder(db);
  expect(() => lockFolder(db)).toThrow(
    `Data folder ${folder} is in use by process ${process.pid}: its store is running. Stop that, or set DATA_DIR or DATABASE_URL.`,
  );
  release();
  expect(existsSync(`${db}.lock`)).toBe(false);
  lockFolder(db)();
});

const onLinux = testWhere(process.platform === 'linux', 'Linux, whose /proc tells who a process is');

onLinux('a lock whose process number belongs to another process by now is taken over', async () => {
  heldBy(process.pid, '1');
  expect(() => lockFolder(db)()).not.toThrow();
});

onLinux('a lock of a process that was killed, and that nobody has buried, is taken over', async () => {
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec cat']);
  try {
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(String(line));
    // A shell buries its children, cat does not: what it answers tells that the shell is gone.
    parent.stdin.write(line);
    await once(parent.stdout, 'data');
    heldBy(pid, startOf(pid));
    expect(() => lockFolder(db)).toThrow(`process ${pid}`);
    process.kill(pid, 'SIGKILL');
    while (!/\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8')))
      await new Promise((resolve) => setImmediate(resolve));
    expect(() => lockFolder(db)()).not.toThrow();
  } finally {
    parent.kill('SIGKILL');
  }
});
