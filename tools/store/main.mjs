import { parseArgs } from 'node:util';
import { commands } from './commands.mjs';
import { createClient } from './client.mjs';

const usage = `npm run store -- <command>

  show                      the settings, as JSON
  show pages                the pages, a line each with what is wrong
  show /spring-table        one page, as JSON
  check <folder|file>       what is wrong with a page or with settings, by file and line; changes nothing
  preview <folder>          saves a draft and prints the address that only who knows it can open
  set <folder|file>         saves a page (a folder with page.json) or settings (a JSON file)
  save /spring-table <folder>   writes a page of the store into a folder, to be changed and set again
  remove /spring-table      takes a designed page away

  --store http://localhost:4200   which store (or SOUK_STORE)
  --token owner_…                 its owner's token (or SOUK_OWNER_TOKEN; on this machine it is found by itself)
  --data .data                    where a store on this machine keeps its data (or DATA_DIR)

docs/custom-pages.md shows what a page may hold.`;

const options = {
  store: { type: 'string' },
  token: { type: 'string' },
  data: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
};

const seeHelp = 'npm run store -- --help';

/** Words that a command takes beside its name; `save` writes what one names into what the other does. */
const mostWords = { save: 2 };
const isShown = (what = '/') => what === 'pages' || what.startsWith('/');

/** @returns the first word that a command does not know; undefined where it knows all */
const strangeWord = (name, words) => (name === 'show' && !isShown(words[0]) ? words[0] : words[mostWords[name] ?? 1]);

/** Node's own sentence about a flag goes on with advice for programs. @throws in one line */
const parsed = (args) => {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Error(`${error.message.split(/\.\s|\.$/)[0]}: ${seeHelp}`, { cause: error });
  }
};

/** @returns what is to be done, `command` absent: to say how @throws in one line for what nobody knows */
const readArgs = (args) => {
  const { values, positionals } = parsed(args);
  const [name, ...words] = positionals;
  if (values.help || !name) return { values, words };
  if (!Object.hasOwn(commands, name)) throw new Error(`There is no command "${name}": ${seeHelp}`);
  const strange = strangeWord(name, words);
  if (strange !== undefined) throw new Error(`"${strange}" means nothing to ${name}: ${seeHelp}`);
  return { values, words, command: commands[name] };
};

/**
 * `npm run store`: what a store's owner shows, checks, previews and sets.
 * @param io.say takes what was asked for @param io.complain takes what went wrong, apart from it: `show > settings.json`
 * @returns 0, 1: it could not be done, 2: it was not understood
 */
export const main = async (args, { env = process.env, fetch = globalThis.fetch, ...io } = {}) => {
  const { say = console.log, complain = console.error } = io;
  let asked;
  try {
    asked = readArgs(args);
  } catch (error) {
    complain(error.message);
    return 2;
  }
  const { values, words, command } = asked;
  if (!command) {
    say(usage);
    return 0;
  }
  const client = createClient({
    origin: (values.store || env.SOUK_STORE || 'http://localhost:4200').replace(/\/$/, ''),
    token: values.token || env.SOUK_OWNER_TOKEN,
    dataDir: values.data || env.DATA_DIR || '.data',
    fetch,
  });
  try {
    return (await command(client, words, say)) ?? 0;
  } catch (error) {
    complain(error.message);
    return 1;
  }
};
