import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const content = join(__dirname, 'content');
const root = join(__dirname, '../../../../..');

/** Every text that a button or a badge of the pages may have in one language. */
const labels = (locale: string) =>
  new Set(
    globSync(`{apps,libs}/*/src/**/messages.${locale}.json`, { cwd: root }).flatMap((file) =>
      Object.values(JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string>),
    ),
  );

/** What a page of help calls by its name: emphasised, or in the language's own quotation marks. */
const named = (html: string) =>
  [...html.matchAll(/<em>([^<]+)<\/em>|“([^”]+)”|«\s([^»]+)\s»/g)].map(([, ...names]) => names.find(Boolean)?.trim());

test.each(readdirSync(content))('%s names only buttons and badges that there are', (file) => {
  const known = labels(file.split('.')[1] ?? '');
  const unknown = named(readFileSync(join(content, file), 'utf8')).filter((name) => !known.has(name ?? ''));
  expect(unknown).toEqual([]);
});
