const noBreak = '\u00a0';
const narrowNoBreak = '\u202f';

/**
 * French typography: what stands apart from its word by a space stays on its line.
 * A colon, quotation marks and a unit behind its figure take the whole space, the other marks and the thousands of a figure the narrow
 * one. A text that begins with a unit follows a figure that is filled in. Translators type plain spaces.
 * @param {string} text
 * @returns {string}
 */
const frenchSpaces = (text) =>
  text
    .replace(/ (?=[;!?%])/g, narrowNoBreak)
    .replace(/ (?=[:»])/g, noBreak)
    .replace(/(?<=«) /g, noBreak)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, narrowNoBreak)
    .replace(/(?<=\d|^) (?=(?:[$€]|[KMG]o|kg|km|cm|mm)(?!\p{L}))/gu, noBreak);

/** The same in every text of an ICU syntax tree, in place. */
const spaceFrench = (nodes) => {
  for (const node of nodes) {
    if (node.type === 0) node.value = frenchSpaces(node.value);
    for (const option of Object.values(node.options ?? {})) spaceFrench(option.value);
    if (node.children) spaceFrench(node.children);
  }
  return nodes;
};

module.exports = { frenchSpaces, spaceFrench };
