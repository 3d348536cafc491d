import type { DeskStatementRow } from '@souk/contract/desk';
import { FormattedDate, FormattedMessage } from '@souk/i18n';
import { Badge, type Tone } from '@souk/ui';
import styled from 'styled-components';
import { useDesk, useDeskQuery } from '../parts/use-desk';

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
  return (
    <Capital>
      <FormattedDate value={`${period}-15T12:00:00Z`} year="numeric" month="long" timeZone="UTC" />
    </Capital>
  );
}

/** What a statement's page is of: its month, and at the platform's desk whose. */
export function StatementTitle({ id }: { id: number }) {
  const { merchantId } = useDesk();
  const { data } = useDeskQuery('statement', { id, page: 1 });
  if (!data) return <FormattedMessage id={merchantId === null ? 'desk.payouts.title' : 'desk.statements.title'} />;
  return (
    <>
      {merchantId === null && `${data.merchantName} · `}
      <Month {...data} />
    </>
  );
}

/** It begins a heading or a cell, and French writes months small. */
const Capital = styled.span`
  text-transform: capitalize;
`;
