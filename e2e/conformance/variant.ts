import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type ReleaseFile = {
  name: string;
  version: string;
  entry: string;
  files: Record<string, { integrity: string; bytes: number }>;
  server: { files: Record<string, { integrity: string }> };
  contracts?: object;
};

const sri = (text: string, algorithm = 'sha384') =>
  `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;

/** How a variant differs from the build it is made of: its files' texts, and its release file. */
export type Change = {
  client?: (text: string, file: string) => string;
  server?: (text: string) => string;
  release?: (release: ReleaseFile) => object;
};

/**
 * Another version of a remote, made from the bytes of a published one in no time: its texts are changed and every hash
 * is made anew, chunk by chunk and then the entry that holds them, as a build would.
 * @returns its version; it lies published and is not live yet
 */
export const variantOf = (releaseDir: string, name: string, from: string, label: string, change: Change): string => {
  const version = `${from}.${label}`;
  const folder = join(releaseDir, name, version);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(releaseDir, name, from), folder, { recursive: true });
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const release = JSON.parse(read('release.json')) as ReleaseFile;
  const write = (file: string, text: string) => {
    writeFileSync(join(folder, file), text);
    for (const copy of [`${file}.gz`, `${file}.br`]) if (existsSync(join(folder, copy))) rmSync(join(folder, copy));
  };
  // Each version names its chunks' meeting place by its build: here the label takes that part.
  const mark = /webpackChunk\w+?_([0-9a-f]{12})/.exec(read(`client/${release.entry}`))?.[1] ?? '';
  const own = createHash('sha256').update(version).digest('hex').slice(0, 12);
  let entry = read(`client/${release.entry}`).replaceAll(mark, own);
  for (const file of globSync('*.js', { cwd: join(folder, 'client') })) {
    if (file === release.entry) continue;
    const text = read(`client/${file}`);
    const next = (change.client?.(text, file) ?? text).replaceAll(mark, own);
    write(`client/${file}`, next);
    // The entry has sha384 of what a page may preload, and sha256 of the rest.
    const algorithm = ['sha384', 'sha256'].find((one) => entry.includes(sri(text, one)));
    if (!algorithm) throw new Error(`${name}: the entry has no hash of ${file}`);
    entry = entry.replaceAll(sri(text, algorithm), sri(next, algorithm));
    release.files[file] = { integrity: sri(next), bytes: next.length };
  }
  entry = change.client?.(entry, release.entry) ?? entry;
  write(`client/${release.entry}`, entry);
  release.files[release.entry] = { integrity: sri(entry), bytes: entry.length };
  const server = change.server?.(read('server/server.cjs')) ?? read('server/server.cjs');
  write('server/server.cjs', server);
  release.server.files['server.cjs'] = { integrity: sri(server) };
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...(change.release?.(release) ?? release), version }));
  return version;
};

/** The same with one word of the page changed, on the server and in the browser. */
export const withWord = (before: string, after: string): Change => ({
  client: (text) => text.replaceAll(`"${before}"`, `"${after}"`),
  server: (text) => text.replaceAll(`"${before}"`, `"${after}"`),
});

/** One whose page throws as soon as the browser shows it. */
export const throwing = (expose: string): Change => ({
  client: (text, file) =>
    file === 'remoteEntry.js'
      ? text.replace(
          new RegExp(String.raw`("\./${expose}":\(\)=>.*?\.then\(\(\)=>\(\)=>)\w+\(\d+\)\)`),
          '$1({Component(){throw new Error("a version that is broken")}}))',
        )
      : text,
});
