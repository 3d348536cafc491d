const reasonOf = ({ title, ancestorTitles }) =>
  [...ancestorTitles, title].map((each) => /\(skipped: needs (.*)\)$/.exec(each)?.[1]).find(Boolean);

/**
 * Says what was left out and why: jest names no single test when it is silent.
 * @param report what jest writes with `--json`; null where it wrote nothing
 * @returns a line for each reason that `where.ts` gives, empty where every test ran
 */
export const saySkipped = (report) => {
  const skipped = (report?.testResults ?? [])
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'pending');
  const counts = Map.groupBy(skipped, (each) => reasonOf(each) ?? 'a word: no reason is given');
  return [...counts].map(([reason, { length }]) => `Skipped: ${length} ${length === 1 ? 'needs' : 'need'} ${reason}`);
};
