import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The owner's calls. The token is the one given, else the one that a store on this machine left in its data folder. */
export const createClient = ({ origin, token, dataDir, fetch }) => {
  const file = join(dataDir, 'owner-token');
  const found = token ?? (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined);
  const call = async (method, path, body) => {
    if (!found)
      throw new Error(`No owner's token: give --token, set SOUK_OWNER_TOKEN, or name the data folder with --data`);
    const reply = await fetch(origin + path, {
      method,
      headers: { 'x-owner-token': found, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch(({ cause }) => {
      const why = cause?.code ?? cause?.message;
      throw new Error(`No store answers at ${origin}${why ? ` (${why})` : ''}: is it started?`);
    });
    const { code, message, data } = await reply.json().catch(() => ({ code: reply.status, message: reply.statusText }));
    if (code !== 200) throw new Error(wordsOf(message, data));
    return data;
  };
  return {
    origin,
    settings: () => call('GET', '/api/owner/settings'),
    saveSettings: (change) => call('POST', '/api/owner/settings', change),
    pages: () => call('GET', '/api/owner/pages'),
    page: (path) => call('GET', `/api/owner/page?path=${encodeURIComponent(path)}`),
    check: (draft) => call('POST', '/api/owner/page/check', draft),
    preview: (draft) => call('POST', '/api/owner/page/preview', draft),
    save: (draft) => call('POST', '/api/owner/page', draft),
    remove: (path) => call('POST', '/api/owner/page/delete', { path }),
  };
};

/** The server's sentence, and each field that it names. */
const wordsOf = (message, data) => {
  const fields = Object.entries(data?.fields ?? {}).map(([name, words]) => `  ${name}: ${words}`);
  return [message, ...fields].join('\n');
};
