import type { PageProblem } from '@souk/contract';
import { Panel, RuledList } from '@souk/desk';
import { useT } from '@souk/i18n';
import { Badge, Button } from '@souk/ui';
import { partOf } from './problem-part';
import type { ProblemLines } from './use-problem-lines';

type Props = {
  problems: readonly PageProblem[];
  /** Leads to the lines of texts that are typed here. Absent: none is. */
  lines?: ProblemLines;
};

/** What an owner should know of their texts: what was left out, then what could be better. */
export function ProblemList({ problems, lines }: Props) {
  const t = useT();
  if (problems.length === 0) return null;
  const isLeftOut = problems.some(({ level }) => level === 'error');
  const sorted = [...problems].sort((one, other) => one.level.localeCompare(other.level));
  return (
    <Panel title={t(isLeftOut ? 'admin.problem.titleLeftOut' : 'admin.problem.title')}>
      <RuledList>
        {sorted.map((problem, at) => (
          <li key={at}>
            <Badge $tone={problem.level === 'error' ? 'sale' : 'neutral'}>
              {t(`admin.problem.level.${problem.level}`)}
            </Badge>{' '}
            {t(`admin.problem.${problem.code}`)} <Place problem={problem} onGo={lines?.wayTo(problem) ?? null} />
            {/* The text at fault, as it was typed: the service quotes it. */}
            {quoteOf(problem.message) && (
              <div>
                <code>{quoteOf(problem.message)}</code>
              </div>
            )}
          </li>
        ))}
      </RuledList>
    </Panel>
  );
}

/** Where a problem is, with the way there. */
function Place({ problem: { part, line }, onGo }: { problem: PageProblem; onGo: (() => void) | null }) {
  const t = useT();
  const place = t(line > 0 ? 'admin.problem.at' : 'admin.problem.in', {
    part: t(`admin.problem.part.${partOf(part)}`),
    line,
  });
  if (!onGo) return <small>{place}</small>;
  return (
    <Button size="sm" variant="quiet" onClick={onGo}>
      {place}
    </Button>
  );
}

/** What a message of the service quotes of the owner's own text. */
const quoteOf = (message: string): string | null => /<[^<>]+>|"[^"]+"/.exec(message)?.[0] ?? null;
