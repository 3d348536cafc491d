import type { FastifyInstance } from 'fastify';

type Tree = { [key: string]: string | Tree };

const put = (tree: Tree, path: string[], value: string) => {
  const [head = '', ...rest] = path;
  if (head === '__proto__') return;
  if (rest.length === 0) {
    tree[head] = value;
    return;
  }
  const next = tree[head];
  const branch: Tree = typeof next === 'object' ? next : {};
  tree[head] = branch;
  put(branch, rest, value);
};

/** A form as Stripe's libraries send it: `metadata[order]=1` becomes `{ metadata: { order: '1' } }`. */
export function parseForm(text: string): Tree {
  const tree: Tree = {};
  for (const [key, value] of new URLSearchParams(text)) put(tree, key.replace(/\]/g, '').split('['), value);
  return tree;
}

/** Lets routes of this scope take forms beside JSON. */
export const acceptForms = (app: FastifyInstance) =>
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, parseForm(body.toString())),
  );
