/** Ends a process that cannot start, with one line for whoever starts it: it is no line of the log, and no level hides it. */
export const refuse = (line: string): never => {
  process.stderr.write(`${line}\n`);
  return process.exit(1);
};
