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
  help: { type: 'boolean' },
};

/** `npm run store`: what a store's owner shows, checks, previews and sets. */
export const main = async (args, { env = process.env, say = console.log, fetch = globalThis.fetch } = {}) => {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [name, ...rest] = positionals;
  const command = commands[name ?? ''];
  if (!command || values.help) {
    say(usage);
    return name && !values.help ? 2 : 0;
  }
  const client = createClient({
    origin: values.store || env.SOUK_STORE || 'http://localhost:4200',
    token: values.token ?? env.SOUK_OWNER_TOKEN,
    dataDir: values.data || env.DATA_DIR || '.data',
    fetch,
  });
  try {
    return (await command(client, rest, say)) ?? 0;
  } catch (error) {
    say(error.message);
    return 1;
  }
};
