const title = /“([^”]+)”/g;
const isPath = (text) => /^[\w@.][\w.@-]*(\/[\w.@[\]()-]+)+\/?$/.test(text) || /^[\w.-]+\.(md|json|mjs)$/.test(text);
/** Words as they stand in a source, without Markdown's backslashes. */
export const unescaped = (text) => text.replace(/\\([!-/:-@[-`{|}~])/g, '$1');

/** Cells of one line of a Markdown table; a `\|` is no border. */
const cellsOf = (line) =>
  line
    .trim()
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows under every table's head, with their line number. */
export const rowsOf = (markdown) => {
  const lines = markdown.split('\n');
  const isRow = (index) => lines[index]?.trim().startsWith('|');
  const isRuler = (index) => isRow(index) && /^[\s|:-]+$/.test(lines[index]);
  return lines.flatMap((line, index) =>
    isRow(index) && !isRuler(index) && !isRuler(index + 1) ? [{ at: index + 1, cells: cellsOf(line) }] : [],
  );
};

/** Whether the words stand in the source; an … in them stands for whatever a template or a table puts there. */
export const occurs = (words, source) => {
  let from = 0;
  for (const part of words.split('…').map((each) => each.trim())) {
    const found = source.indexOf(part, from);
    if (found < 0) return false;
    from = found + part.length;
  }
  return true;
};

/** What is wrong with one cell: its paths and titles are taken in order, a title belongs to the path before it. */
const faultsOfCell = (cell, repository) => {
  const faults = [];
  let path = null;
  for (const [token] of cell.matchAll(/`[^`]+`|“[^”]+”/g)) {
    const text = token.slice(1, -1);
    const script = /^npm run ([\w:-]+)/.exec(text)?.[1];
    if (token.startsWith('`')) {
      if (script && !repository.hasScript(script)) faults.push(`package.json has no script "${script}"`);
      if (!isPath(text)) continue;
      path = repository.exists(text) ? text : null;
      if (!path) faults.push(`${text} does not exist`);
    } else if (!path) faults.push(`“${text}” stands after no file`);
    else if (!occurs(unescaped(text), unescaped(repository.read(path)))) faults.push(`${path} does not say “${text}”`);
  }
  if (
    cell
      .replaceAll(title, '')
      .replaceAll(/`[^`]+`/g, '')
      .includes('"')
  )
    faults.push('quote a title as “…”, not "…"');
  return faults;
};

/**
 * What is wrong with the tables of one document of promises.
 * @param repository `exists(path)`, `read(path)` and `hasScript(name)` of the project that it speaks of
 */
export const faultsOf = (markdown, repository) =>
  rowsOf(markdown).flatMap(({ at, cells }) => {
    const faults = cells.slice(1).flatMap((cell) => faultsOfCell(cell, repository));
    if (!cells.slice(1).some((cell) => cell.includes('`'))) faults.push('names nothing that proves it');
    return faults.map((fault) => ({ at, fault }));
  });
