import type { DeskStatement } from '@souk/contract/desk';
import { DateText, FormattedMessage } from '@souk/i18n';
import { Cents } from '../parts/cents';
import { Paper, Papers } from '../orders/paper';
import { Month } from './statement-look';
import { statementSums } from './statement-sums';
import { TaxSums } from './statement-taxes';

/** A statement on paper alone: whose, of which month, its sums and the tax that they include. Its lines are a file: there may be thousands. */
export function StatementPaper({ statement }: { statement: DeskStatement }) {
  return (
    <Papers data-paper>
      <Paper>
        <header>
          <div>
            <strong>{statement.merchantName}</strong>
            <span>
              <FormattedMessage id="desk.statement.title" />
            </span>
          </div>
          <div>
            <strong>
              <Month {...statement} />
            </strong>
            <span>
              <FormattedMessage id={`desk.statement.${statement.state}`} />
            </span>
          </div>
        </header>
        <dl>
          {statementSums(statement).map(({ id, cents }) => (
            <div key={id}>
              <dt>
                <FormattedMessage id={`desk.statement.${id}`} />
              </dt>
              <dd>
                <Cents cents={cents} />
              </dd>
            </div>
          ))}
          {statement.paidOn && (
            <div>
              <dt>
                <FormattedMessage id="desk.statement.paidOn" />
              </dt>
              <dd>
                <DateText iso={statement.paidOn} look="day" />, {statement.paidRef}
              </dd>
            </div>
          )}
        </dl>
        {statement.taxes.length > 0 && <TaxSums taxes={statement.taxes} />}
        <small>
          <FormattedMessage
            id="desk.statement.paperLines"
            values={{ count: statement.lines.total, zone: statement.timeZone }}
          />
        </small>
      </Paper>
    </Papers>
  );
}
