import type { DeskStatement } from '@souk/contract/desk';
import { DateText, FormattedMessage, useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { Button, Cluster, Stack } from '@souk/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useFileOf } from '../imports/file-actions';
import { Cents } from '../parts/cents';
import { Column, Columns, Facts, Panel } from '../parts/layout';
import { useListUrl } from '../parts/list-url';
import { Loaded } from '../parts/loaded';
import { PrintButton } from '../parts/print-button';
import { useDesk, useDeskQuery } from '../parts/use-desk';
import { useIsPrinting } from '../parts/use-printing';
import { StatementLines } from './statement-lines';
import { StatementTaxes } from './statement-taxes';
import { StatementBadge } from './statement-look';
import { StatementPaper } from './statement-paper';
import { statementSums } from './statement-sums';

type Props = {
  id: number;
  /** What can be done with it, below its sums. */
  children?: (statement: DeskStatement) => ReactNode;
};

/** One statement: its sums, its lines and what became of it, and the lines as a file. */
export function StatementDetail({ id, children }: Props) {
  const t = useT();
  const url = useListUrl(['all']);
  const isPrinting = useIsPrinting();
  const query = useDeskQuery('statement', { id, page: url.page });
  return (
    <Loaded query={query}>
      {(statement) => (
        <>
          {isPrinting && <StatementPaper statement={statement} />}
          <Stack $gap={5}>
            <Columns>
              <Column>
                <Panel title={t('desk.statement.sums')}>
                  <SumList {...statement} />
                </Panel>
                {children?.(statement)}
              </Column>
              <StatementFacts {...statement} />
            </Columns>
            <StatementTaxes taxes={statement.taxes} />
            <Panel title={t('desk.statement.lines')}>
              <StatementLines
                lines={statement.lines}
                timeZone={statement.timeZone}
                hasTax={statement.taxes.length > 0}
                url={url}
                isBusy={query.isPlaceholderData}
              />
            </Panel>
          </Stack>
        </>
      )}
    </Loaded>
  );
}

function StatementFacts({ id, merchantId, state, paidOn, paidRef, timeZone }: DeskStatement) {
  const t = useT();
  const { base, merchantId: own } = useDesk();
  const file = useFileOf('statementFile');
  return (
    <Panel title={t('desk.product.facts')}>
      <div>
        <StatementBadge state={state} />
      </div>
      <p>{t(`desk.statement.${state}Text`)}</p>
      <Facts>
        {paidOn && (
          <>
            <dt>{t('desk.statement.paidOn')}</dt>
            <dd>
              <DateText iso={paidOn} look="short" />
            </dd>
            <dt>{t('desk.statement.paidRef')}</dt>
            <dd>{paidRef}</dd>
          </>
        )}
        <dt>{t('desk.statement.zone')}</dt>
        <dd>{timeZone}</dd>
      </Facts>
      <Link to={own === null ? `${base}/payouts/sellers/${merchantId}` : `${base}/business`}>
        <FormattedMessage id="desk.business.title" />
      </Link>
      <Cluster>
        <Button size="sm" isBusy={file.isPending} onClick={() => file.mutate({ id })}>
          <FormattedMessage id="desk.statement.file" />
        </Button>
        <PrintButton label="desk.statement.print" onPrint={() => print()} />
      </Cluster>
    </Panel>
  );
}

function SumList(statement: DeskStatement) {
  const t = useT();
  return (
    <Sums>
      {statementSums(statement).map(({ id, cents }) => (
        <div key={id}>
          <dt>{t(`desk.statement.${id}`)}</dt>
          <dd>
            <Cents cents={cents} />
          </dd>
        </div>
      ))}
    </Sums>
  );
}

const Sums = styled.dl`
  display: grid;
  margin: 0;
  & > div {
    display: flex;
    gap: 16px;
    justify-content: space-between;
    padding-block: 6px;
  }
  & > div:last-child {
    border-top: 1px solid var(--color-line);
    font-weight: 600;
  }
  & dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
