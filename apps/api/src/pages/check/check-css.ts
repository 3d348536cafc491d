import { blocksOf, linesOf, withoutComments } from '../clean/css-text';
import type { Problems } from '../clean/problems';
import { contrastOf, leastContrast } from './contrast';

/** Says which rules of a sheet set text that is hard to read on its ground. Source: WCAG 2.2, 1.4.3. */
export function checkCss(css: string, problems: Problems) {
  const text = withoutComments(css);
  const lineAt = linesOf(text);
  const visit = (part: string, at: number, depth: number) => {
    for (const block of blocksOf(part)) {
      if (block.body === null || depth > 6) continue;
      if (block.prelude.startsWith('@')) {
        visit(block.body, at + block.bodyAt, depth + 1);
        continue;
      }
      sayLow(contrastOf(block.body), block.prelude, lineAt(at + block.preludeAt), problems);
    }
  };
  visit(text, 0, 0);
}

export const sayLow = (found: number | null, where: string, line: number, problems: Problems) => {
  if (found === null || found >= leastContrast) return;
  problems.warn(
    'low-contrast',
    line,
    `Text of ${where.slice(0, 60)} has a contrast of ${found.toFixed(1)} : 1; at least 4.5 is readable for all`,
  );
};
