/** The list of first parts of addresses that are reserved: a page of the store's owner at one would be hidden by a remote's page. */
export const addressFile = 'libs/domain/src/desk/page-address.ts';
const list = /const ofRemotes = \[([^\]]*)\];/;
const lineLength = 120;

/** @returns the first parts of addresses that the list's text names */
export const addressesIn = (text) => [...(list.exec(text)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, part]) => part);

const lineOf = (parts) => {
  const items = parts.map((part) => `'${part}'`);
  const line = `const ofRemotes = [${items.join(', ')}];`;
  return line.length <= lineLength ? line : `const ofRemotes = [\n${items.map((item) => `  ${item},\n`).join('')}];`;
};

/** Adds the address of a new remote to the reserved ones, so that no page of the store's owner takes it. In another repository there is no list. @param tree the files, as nx gives them */
export const reserveRemoteAddress = (tree, path) => {
  if (!tree.exists(addressFile)) return;
  const text = tree.read(addressFile, 'utf8');
  const parts = new Set([...addressesIn(text), path.split('/')[1]]);
  tree.write(addressFile, text.replace(list, lineOf([...parts].sort())));
};
