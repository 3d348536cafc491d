import type { PageProblem } from '@souk/contract';
import { Panel, RuledList } from '@souk/desk';
import { useT } from '@souk/i18n';
import { Badge } from '@souk/ui';

const partNames: readonly (readonly [pattern: RegExp, id: string])[] = [
  [/css/i, 'css'],
  [/htmlFr|html\.fr/, 'fr'],
  [/html/, 'en'],
  [/url/i, 'url'],
];

/** What an owner should know of their texts: what was left out, then what could be better. */
export function ProblemList({ problems }: { problems: readonly PageProblem[] }) {
  const t = useT();
  if (problems.length === 0) return null;
  const partOf = (part: string) => partNames.find(([pattern]) => pattern.test(part))?.[1] ?? 'other';
  const sorted = [...problems].sort((one, other) => one.level.localeCompare(other.level));
  return (
    <Panel title={t('admin.problem.title')}>
      <RuledList>
        {sorted.map(({ level, code, part, line, message }, at) => (
          <li key={at}>
            <Badge $tone={level === 'error' ? 'sale' : 'neutral'}>{t(`admin.problem.level.${level}`)}</Badge>{' '}
            {t(`admin.problem.${code}`)}{' '}
            <small>
              {t(line > 0 ? 'admin.problem.at' : 'admin.problem.in', {
                part: t(`admin.problem.part.${partOf(part)}`),
                line,
              })}
            </small>
            {/* The text at fault, as it was typed: the service quotes it. */}
            {quoteOf(message) && (
              <div>
                <code>{quoteOf(message)}</code>
              </div>
            )}
          </li>
        ))}
      </RuledList>
    </Panel>
  );
}

/** What a message of the service quotes of the owner's own text. */
const quoteOf = (message: string): string | null => /<[^>]+>|"[^"]+"/.exec(message)?.[0] ?? null;
