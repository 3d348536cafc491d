import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFolder, readPageFolder, readSettings } from './read-source.mjs';
import { report } from './report.mjs';

const needs = (value, what) => {
  if (!value) throw new Error(`Say ${what}. npm run store -- --help`);
  return value;
};

const show = async (client, [what], say) => {
  if (what === 'pages') {
    for (const page of await client.pages()) {
      say(
        `${page.path.padEnd(32)} ${page.kind.padEnd(9)} ${page.problems ? `${page.problems} to mend` : 'fine'}  ${page.title}`,
      );
    }
    return;
  }
  say(JSON.stringify(what?.startsWith('/') ? await client.page(what) : await client.settings(), null, 2));
};

const check = async (client, [source], say) => {
  if (isFolder(needs(source, 'which folder or file to check'))) {
    const { draft, files } = readPageFolder(source);
    return Number(report((await client.check(draft)).problems, files, say));
  }
  const { change, files } = readSettings(source);
  return Number(report((await client.saveSettings({ ...change, dryRun: true })).problems, files, say));
};

const preview = async (client, [source], say) => {
  const { draft, files } = readPageFolder(needs(source, 'which folder to preview'));
  const { path, problems } = await client.preview(draft);
  report(problems, files, say);
  say(`${client.origin}${path}  (for a week)`);
};

const set = async (client, [source], say) => {
  if (isFolder(needs(source, 'which folder or file to set'))) {
    const { draft, files } = readPageFolder(source);
    const { problems } = await client.save(draft);
    report(problems, files, say);
    say(`Saved: ${client.origin}${draft.path}`);
    return;
  }
  const { change, files } = readSettings(source);
  const { saved, problems } = await client.saveSettings(change);
  report(problems, files, say);
  say(saved ? 'Saved. Pages follow within a few seconds.' : 'Not saved: mend the errors first.');
  return Number(!saved);
};

/** Writes a file of the folder, or takes away what an earlier save left there: `set` reads whatever stands in it. */
const writeOrRemove = (file, text) => (text ? writeFileSync(file, text) : rmSync(file, { force: true }));

const save = async (client, [path, folder], say) => {
  const { html, css, ...rest } = await client.page(needs(path, 'which page to save'));
  const target = needs(folder, 'into which folder');
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'page.json'), `${JSON.stringify(rest, null, 2)}\n`);
  writeFileSync(join(target, 'page.en.html'), html.en);
  writeOrRemove(join(target, 'page.fr.html'), html.fr);
  writeOrRemove(join(target, 'page.css'), css);
  say(`Written to ${target}: change it, then npm run store -- set ${target}`);
};

const remove = async (client, [path], say) => {
  await client.remove(needs(path, 'which page to remove'));
  say(`Removed: ${path}`);
};

/** What an owner can do, by name. Each answers its exit code; none means 0. */
export const commands = { show, check, preview, set, save, remove };
