#!/usr/bin/env node
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { authorship } from './authorship.mjs';
import { commands, defaultDir, usage } from './commands.mjs';
import { secretOf } from './secret.mjs';
import { openReleaseStore } from './store/release-store.mjs';
import { runOnStore } from './store/run-on-store.mjs';
import { readWords } from './words.mjs';
import { self } from './self.mjs';

const dir = resolve(process.env.RELEASE_DIR || defaultDir());

const options = {
  reason: { type: 'string' },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
  days: { type: 'string' },
  hours: { type: 'string' },
  minutes: { type: 'string' },
  at: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
};

/** Parses and runs one command. @returns what it says, as data and as text */
const run = async (words) => {
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
  const [name, ...rest] = positionals;
  if (!name || name === 'help' || values.help) return { text: usage, data: { usage } };
  const command = commands[name];
  if (!command) throw new Error(`There is no command "${name}".\n\n${usage}`);
  const items = readWords(name, rest, command);
  const known = ['json', ...(command.writes ? ['reason', 'dry-run'] : []), ...(command.flags ?? [])];
  const strange = Object.keys(values).find((flag) => !known.includes(flag));
  if (strange) throw new Error(`--${strange} means nothing to ${name}: ${self} help`);
  const { 'dry-run': isDryRun = false, reason, ...own } = values;
  const by = authorship({ command: positionals.join(' '), reason });
  const work = (folder) => command.run(folder, items, { ...own, by, isDryRun });
  const { data, text, code } = await runHere({ name, ...command, isDryRun, days: own.days }, work);
  return { data, text: isDryRun ? `${text}\nNothing was changed: this was a dry run` : text, code };
};

/** In the folder itself, or on a copy of what lies in the release store, where there is one and the command asks for it. */
const runHere = (command, work) => {
  const releaseStore = secretOf('RELEASE_STORE');
  if (existsSync(dir) && !statSync(dir).isDirectory()) throw new Error(`RELEASE_DIR: ${dir} is no folder`);
  if (!releaseStore || command.name === 'watch') return work(dir);
  return runOnStore(openReleaseStore(releaseStore, secretOf('STORAGE_URL')), { command, work, keysDir: dir });
};

/** Node's own sentence about a flag goes on with advice for programs. */
const inWords = ({ code, message }) =>
  /^ERR_PARSE_ARGS/.test(code) ? `${message.split('. ')[0]}: ${self} help` : message;

const isJson = process.argv.includes('--json');
try {
  const { data, text, code = 0 } = await run(process.argv.slice(2));
  console.log(isJson ? JSON.stringify(data, null, 2) : text);
  process.exitCode = code;
} catch (error) {
  if (isJson) console.log(JSON.stringify({ error: inWords(error) }, null, 2));
  console.error(inWords(error));
  process.exitCode = 1;
}
