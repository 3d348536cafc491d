const begin = '<!-- written by npm run test:federation -- --docs -->\n\n';
const end = '\n\n<!-- until here -->';

/**
 * @param document docs/federation.md as it is
 * @param figures what the run measured
 * @returns the document with these figures in place of those of an earlier run
 */
export const withFigures = (document, figures) => {
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from === -1 || to < from)
    throw new Error('docs/federation.md has lost the marks between which its figures stand');
  return document.slice(0, from) + begin + figures + document.slice(to);
};
