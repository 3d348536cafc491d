import type { PageProblem, PageProblemCode } from '@souk/contract';

/** Collects what an owner should know of one text. */
export interface Problems {
  list: PageProblem[];
  error(code: PageProblemCode, line: number, message: string): void;
  warn(code: PageProblemCode, line: number, message: string): void;
}

const most = 200;

/** @param part names the text that lines count in: `html.en`, `css`, `footer.html`. */
export function collectProblems(part: string): Problems {
  const list: PageProblem[] = [];
  const add = (level: 'error' | 'warning') => (code: PageProblemCode, line: number, message: string) => {
    if (list.length < most) list.push({ level, code, part, line, message });
  };
  return { list, error: add('error'), warn: add('warning') };
}
