import { globSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../run/install.mjs';

/** Which remote shows which addresses, as it claims them: `{ name, path }[]`. An address of parameters alone is nobody's word. */
const claims = (
  await Promise.all(
    globSync('apps/*/remote.config.mjs', { cwd: root }).map(async (file) => {
      const { name, routes } = (await import(pathToFileURL(join(root, file)).href)).default;
      return routes.map(({ path }) => ({ name, path })).filter(({ path }) => /^\/[a-z]/.test(path));
    }),
  )
).flat();

/** Both desks are made of libs/desk. */
const desks = ['admin', 'sell'];

const segmentsOf = (path) => path.split(/[?#]/)[0].split('/').filter(Boolean);

/** @param given segments of a text in code; null stands for a value that is put in */
const isAt = (claimed, given) => {
  if (claimed.length === 0) return given.length === 0;
  const [first, ...rest] = claimed;
  const isOptional = first.startsWith(':') && first.endsWith('?');
  if (isOptional && isAt(rest, given)) return true;
  if (given.length === 0) return false;
  return (first.startsWith(':') || first === given[0]) && isAt(rest, given.slice(1));
};

/** @returns the remote whose page the text names */
const ownerOf = (text) => {
  if (!text.startsWith('/')) return undefined;
  const given = segmentsOf(text);
  return given.length === 0 ? undefined : claims.find(({ path }) => isAt(segmentsOf(path), given))?.name;
};

/**
 * A team writes the addresses of its own pages; those of others it takes from libs/domain, where their owners change them for
 * everybody.
 */
export const ownPages = {
  meta: {
    type: 'problem',
    messages: {
      foreign:
        'This page is shown by apps/{{owner}}: take its address from @souk/domain (page-paths.ts), where its team changes it for everybody',
    },
    schema: [],
  },
  create(context) {
    const [, here] = /(?:^|\/)(?:apps|libs)\/([^/]+)\//.exec(context.filename.split(sep).join('/')) ?? [];
    const own = here === 'desk' ? desks : [here];
    const check = (node, text) => {
      const owner = ownerOf(text);
      if (owner && !own.includes(owner)) context.report({ node, messageId: 'foreign', data: { owner } });
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateLiteral: (node) => check(node, node.quasis.map(({ value }) => value.raw).join('\u0000')),
    };
  },
};
