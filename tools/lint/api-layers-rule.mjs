import { posix, sep } from 'node:path';
import { layers } from './api-layers.mjs';

const source = 'apps/api/src/';
const plan = 'docs/architecture.md, "Folders of the api"';
const byDepth = [...layers].filter(({ folder }) => folder !== '.').sort((a, b) => b.folder.length - a.folder.length);
const root = layers.find(({ folder }) => folder === '.');
const order = new Map(layers.map((layer, at) => [layer, at]));

/** The path of a file below apps/api/src; undefined for any other file. */
export const pathInApi = (file) => {
  const path = file.split(sep).join('/');
  const at = path.lastIndexOf(source);
  return at === -1 ? undefined : path.slice(at + source.length);
};

/** The row of a path below apps/api/src: the longest folder that holds it; undefined for a folder without a row. */
export const layerOf = (path) =>
  byDepth.find(({ folder }) => path === folder || path.startsWith(`${folder}/`)) ??
  (path.includes('/') ? undefined : root);

/** Why one row may not import the other, as the name of a message; undefined where it may. Test code is shipped-code.mjs's. */
export const refusalOf = (from, to) => {
  if (from === to || to.testsOnly) return undefined;
  if (to.onlyServer && from.folder !== 'server') return 'onlyServer';
  return order.get(to) > order.get(from) ? 'upward' : undefined;
};

const isTest = (path) => /\.test\.[cm]?tsx?$/.test(path) || layerOf(path)?.testsOnly === true;

/** A folder of the api imports only folders of lower layers: those that stand earlier in api-layers.mjs. */
export const apiLayers = {
  meta: {
    type: 'problem',
    messages: {
      unknown: `"{{folder}}" has no place in the order: add a row to tools/lint/api-layers.mjs, behind all that it imports (${plan})`,
      upward: `"{{from}}" stands below "{{to}}" ({{holds}}) and does not import it: a line that needs both belongs to "{{to}}" or above it, and what "{{from}}" needs of it comes in as an argument (${plan})`,
      onlyServer: `"{{to}}" ({{holds}}) is started by "server" alone: a rule of the shop belongs to the module that owns it, and "{{to}}" imports it from there (${plan})`,
    },
    schema: [],
  },
  create(context) {
    const path = pathInApi(context.filename);
    if (path === undefined || isTest(path)) return {};
    const from = layerOf(path);
    if (!from) {
      const data = { folder: posix.dirname(path) };
      return { Program: (node) => context.report({ node, messageId: 'unknown', data }) };
    }
    const check = (node, value) => {
      if (typeof value !== 'string' || !value.startsWith('.')) return;
      const to = layerOf(posix.join(posix.dirname(path), value));
      const messageId = to && refusalOf(from, to);
      if (messageId) context.report({ node, messageId, data: { from: from.folder, to: to.folder, holds: to.holds } });
    };
    const checkSource = ({ source: node }) => check(node, node?.value);
    return {
      ImportDeclaration: checkSource,
      ExportNamedDeclaration: checkSource,
      ExportAllDeclaration: checkSource,
      ImportExpression: checkSource,
      TSImportType: checkSource,
    };
  },
};
