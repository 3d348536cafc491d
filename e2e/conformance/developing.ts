import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { federationPort, root } from '../federation/store';

/** `npm run dev …` as a developer starts it, with data of its own. */
export type Developing = { origin: string; said: () => string; close: () => Promise<void> };

/** Against hanging, not a measure: a first build on a busy machine takes its time. */
const deadlineMs = 540_000;

/** @returns when it has said that it is ready */
export const develop = async (
  args: readonly string[],
  isReady: RegExp,
  extra: Record<string, string> = {},
): Promise<Developing> => {
  const folder = mkdtempSync(join(root, 'test-results/dev-'));
  const port = federationPort + 8;
  const origin = `http://localhost:${port}`;
  const child = fork(join(root, 'tools/run/dev.mjs'), args, {
    cwd: root,
    env: { ...process.env, PORT: String(port), PUBLIC_ORIGIN: origin, DATA_DIR: join(folder, 'data'), ...extra },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => {
      child.kill('SIGTERM');
      reject(new Error(`not ready in time:\n${said}`));
    }, deadlineMs);
    const hear = (chunk: Buffer) => {
      said += String(chunk);
      if (!isReady.test(said)) return;
      clearTimeout(late);
      resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`ended with ${code}:\n${said}`)));
  });
  return {
    origin,
    said: () => said,
    close: async () => {
      await ended(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

/** Source files as they were, to be put back however a test ends. */
const kept = new Map<string, string>();

/** Saves a source file with one text replaced, as an editor would. @throws when the text is not there */
export const save = (path: string, from: string, to: string) => {
  const file = join(root, path);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${path} does not hold ${from}`);
  if (!kept.has(file)) kept.set(file, text);
  writeFileSync(file, text.replace(from, to));
};

/** Every file that was saved holds again what it held before. */
export const putBack = () => {
  for (const [file, text] of kept) writeFileSync(file, text);
  kept.clear();
};
