import { posix, sep } from 'node:path';

/** Folders of a remote that its slices share. */
const shared = new Set(['parts', 'testing', 'tree', 'elements']);

/** @returns the application and its slice; no slice for files that stand beside them */
const placeOf = (file) => {
  const [, app, slice] = /(?:^|\/)apps\/([^/]+)\/src\/(?:([^/]+)\/)?/.exec(file.split(sep).join('/')) ?? [];
  return { app, slice };
};

/** A slice takes from itself and from what its application shares: delete its folder, and the feature is gone. */
export const ownSlice = {
  meta: {
    type: 'problem',
    messages: {
      foreign:
        'The slice "{{slice}}" is closed to others: what two slices show lies in src/parts, what two applications show behind a slot (README, "Where does my line go?")',
    },
    schema: [],
  },
  create(context) {
    const file = context.filename.split(sep).join('/');
    const own = placeOf(file);
    if (!own.slice) return {};
    const check = ({ source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const { app, slice } = placeOf(posix.join(posix.dirname(file), source.value));
      if (app !== own.app || !slice || slice === own.slice || shared.has(slice)) return;
      context.report({ node: source, messageId: 'foreign', data: { slice } });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
