import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { weightsIn } from './weights-in.mjs';

/** What a team's part of a page's application may weigh where its configuration does not say: bytes in brotli. */
const usual = { shell: 160_000, remote: 30_000 };

const causesTold = 3;

/** Scripts that one screen of a build needs, by the screen's name: its entry, the screen's own and one language's words. */
const screensOf = ({ name, entry, exposes = {}, scripts, federation, messages }) => {
  if (name === 'shell' && scripts) return [['every page', [...scripts, ...federation, ...messages.en]]];
  const words = Object.entries(exposes).filter(([expose]) => expose.startsWith('./messages.'));
  return Object.entries(exposes)
    .filter(([expose]) => !expose.startsWith('./messages.'))
    .map(([expose, { js }]) => [expose, [entry, ...js, ...(words[0]?.[1].js ?? [])]]);
};

const bytesText = (bytes) => `${bytes.toLocaleString('en')} bytes`;

/** @returns owner → bytes of one script: of one with words, which no line of a source stands for, they are named as such */
const ownersIn = (client, file, size) =>
  file.includes('expose_messages.')
    ? [['words of all its screens', size]]
    : weightsIn(readFileSync(join(client, file), 'utf8'), readFileSync(join(client, `${file}.map`), 'utf8'), size);

/** @returns the owners of most of these scripts' text, heaviest first; none where the build has no source maps */
const causesOf = (client, files, sizeOf) => {
  const weights = new Map();
  for (const file of files.filter((one) => existsSync(join(client, `${one}.map`))))
    for (const [owner, bytes] of ownersIn(client, file, sizeOf(file)))
      weights.set(owner, (weights.get(owner) ?? 0) + bytes);
  return [...weights]
    .sort(([, a], [, b]) => b - a)
    .slice(0, causesTold)
    .map(([owner, bytes]) => `${owner} ${bytesText(bytes)}`);
};

/**
 * Holds a build against its budget: the scripts of its heaviest screen, in brotli, must not weigh more than `budget` of its
 * configuration. Source: docs/performance.md, Budgets.
 * @returns what is wrong, with the three largest causes; null when nothing is
 */
export const budgetFault = (release, dist) => {
  const client = join(dist, 'client');
  const known = new Map();
  const sizeOf = (file) => {
    const size = known.get(file) ?? brotliCompressSync(readFileSync(join(client, file))).length;
    known.set(file, size);
    return size;
  };
  const budget = release.budget ?? (release.name === 'shell' ? usual.shell : usual.remote);
  const weighed = screensOf(release).map(([screen, files]) => ({
    screen,
    files,
    bytes: files.reduce((sum, file) => sum + sizeOf(file), 0),
  }));
  const [heaviest] = weighed.sort((a, b) => b.bytes - a.bytes);
  if (!heaviest || heaviest.bytes <= budget) return null;
  const causes = causesOf(client, heaviest.files, sizeOf);
  return (
    `${release.name} ${release.version} weighs ${bytesText(heaviest.bytes)} at ${heaviest.screen}, ` +
    `${bytesText(heaviest.bytes - budget)} more than its budget` +
    (causes.length ? `; most of it: ${causes.join(', ')}` : '')
  );
};
