import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, lchownSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a container of an image would run, and how. */
export interface Image {
  env: Record<string, string>;
  /** Folder of WORKDIR. */
  cwd: string;
  /** Words of ENTRYPOINT and CMD after `node`. */
  words: string[];
  /** Words of the health check after `node`. */
  health: string[];
  /** The user of USER; empty where this process may not become another. */
  as: { uid?: number; gid?: number };
  /** Major version of Node in FROM. */
  node: number;
}

const isRoot = process.getuid?.() === 0;

/** @returns the steps after the last FROM, that one included, each as its instruction and the rest of its line */
const stepsOf = (dockerfile: string): [string, string][] => {
  const lines = dockerfile
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const steps = lines.map((line): [string, string] => {
    const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    return [name, rest];
  });
  return steps.slice(steps.findLastIndex(([name]) => name === 'FROM'));
};

const wordsOf = (text: string): string[] => {
  const [program, ...words] = JSON.parse(text) as string[];
  if (program !== 'node') throw new Error(`the image has no ${program}`);
  return words;
};

const ownAll = (folder: string, uid: number, gid: number) => {
  lchownSync(folder, uid, gid);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(folder, name), uid, gid);
};

/**
 * Carries out a Dockerfile's last stage in an empty folder, which stands for the image's root: paths that begin with a slash lie in it.
 * @param context the folder that COPY copies from
 * @throws {Error} at an instruction that it does not know, or one that fails
 */
export const makeImage = (dockerfile: string, { root, context }: { root: string; context: string }): Image => {
  const inRoot = (path: string) => (path.startsWith('/') ? join(root, path) : path);
  const image: Image = { env: {}, cwd: root, words: [], health: [], as: {}, node: 0 };
  const from = (path: string) => (path.startsWith('/') ? inRoot(path) : join(image.cwd, path));
  const carryOut: Record<string, (rest: string) => void> = {
    FROM: (rest) => (image.node = Number(/^node:(\d+)-/.exec(rest)?.[1])),
    WORKDIR: (rest) => mkdirSync((image.cwd = from(rest)), { recursive: true }),
    COPY(rest) {
      const words = rest.split(/\s+/);
      const [source = '', target = ''] = words.filter((word) => !word.startsWith('--'));
      cpSync(join(context, source), from(target), { recursive: true, verbatimSymlinks: true });
      if (isRoot && words.includes('--chown=root:root')) ownAll(from(target), 0, 0);
    },
    RUN(rest) {
      const text = rest.replaceAll(/(^|\s)\/(?=\w)/g, `$1${root}/`);
      const options = { cwd: image.cwd, encoding: 'utf8' as const, ...image.as };
      const { status, stderr } = spawnSync('sh', ['-ec', isRoot ? text : `chown() { :; }; ${text}`], options);
      if (status !== 0) throw new Error(`RUN ${rest}: ${stderr}`);
    },
    USER(rest) {
      const [uid, gid] = rest.split(':').map(Number);
      if (!uid || !gid) throw new Error(`USER ${rest} is root, or no number that a cluster could check`);
      if (isRoot) image.as = { uid, gid };
    },
    ENV(rest) {
      for (const [, name = '', value = ''] of rest.matchAll(/(\w+)=(\S*)/g)) image.env[name] = inRoot(value);
    },
    ENTRYPOINT: (rest) => (image.words = [...wordsOf(rest), ...image.words]),
    CMD: (rest) => image.words.push(...(JSON.parse(rest) as string[])),
    HEALTHCHECK: (rest) => (image.health = wordsOf(/CMD (\[.*\])$/.exec(rest)?.[1] ?? '[]')),
    VOLUME: (rest) => void statSync(inRoot(rest)),
    EXPOSE(rest) {
      if (!rest.split(/\s+/).includes(image.env['PORT'] ?? '')) throw new Error(`EXPOSE ${rest} lacks PORT`);
    },
  };
  chmodSync(root, 0o755);
  for (const [name, rest] of stepsOf(dockerfile)) {
    const step = carryOut[name];
    if (!step) throw new Error(`${name} is not carried out here`);
    step(rest);
  }
  return image;
};
