const order = { error: 0, warning: 1 };

/**
 * What is wrong, by file and line, errors first.
 * @returns whether any of it is an error
 */
export const report = (problems, files, say) => {
  const sorted = [...problems].sort(
    (a, b) => order[a.level] - order[b.level] || a.part.localeCompare(b.part) || a.line - b.line,
  );
  for (const { level, part, line, message, code } of sorted) {
    const where = `${files[part] ?? part}${line > 0 ? `:${line}` : ''}`;
    say(`${where}  ${level}  ${message}  (${code})`);
  }
  const errors = sorted.filter(({ level }) => level === 'error').length;
  say(sorted.length === 0 ? 'Nothing is wrong.' : `${errors} errors, ${sorted.length - errors} warnings.`);
  return errors > 0;
};
