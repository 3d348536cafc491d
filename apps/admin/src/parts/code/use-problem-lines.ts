import type { PageProblem } from '@souk/contract';
import { useRef } from 'react';
import type { CodeHandle } from './code-control';
import { partOf, type ProblemPart } from './problem-part';

/** Texts that are typed in the form, by what problems call them. */
type Texts = Partial<Record<ProblemPart, string>>;

/** Leads from a problem to its line, and gives each field the problems that are in its text. */
export const useProblemLines = (problems: readonly PageProblem[], texts: Texts) => {
  const fields = useRef<Partial<Record<ProblemPart, CodeHandle | null>>>({});
  const isThere = ({ part, line }: PageProblem) => line > 0 && line <= (texts[partOf(part)]?.split('\n').length ?? 0);
  return {
    /** What a field of this text is given. */
    fieldOf: (part: ProblemPart) => ({
      ref: (field: CodeHandle | null) => void (fields.current[part] = field),
      problems: problems.filter((problem) => partOf(problem.part) === part && isThere(problem)),
    }),
    /** What leads to a problem; null: it has no line in a text of this form. */
    wayTo: (problem: PageProblem) =>
      isThere(problem) ? () => fields.current[partOf(problem.part)]?.goTo(problem.line) : null,
  };
};

export type ProblemLines = ReturnType<typeof useProblemLines>;
