import type { DeskStatementRow } from '@souk/contract/desk';
import { FormattedDate, FormattedMessage } from '@souk/i18n';
import { Badge, type Tone } from '@souk/ui';

const tones: Readonly<Record<DeskStatementRow['state'], Tone>> = {
  open: 'brand',
  due: 'warn',
  nothing: 'neutral',
  paid: 'ok',
};

/** Where a statement stands, in words. */
export function StatementBadge({ state }: Pick<DeskStatementRow, 'state'>) {
  return (
    <Badge $tone={tones[state]}>
      <FormattedMessage id={`desk.statement.${state}`} />
    </Badge>
  );
}

/** A statement's month: `October 2026`. */
export function Month({ period }: Pick<DeskStatementRow, 'period'>) {
  return <FormattedDate value={`${period}-15T12:00:00Z`} year="numeric" month="long" timeZone="UTC" />;
}
