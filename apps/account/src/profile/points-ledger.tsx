import { reviewPoints } from '@souk/domain';
import { DateText, FormattedMessage, FormattedNumber } from '@souk/i18n';
import { useInfiniteQuery, useQuery } from '@souk/query';
import { useApi } from '@souk/state';
import { EmptyState } from '@souk/ui';
import { Sparkles } from 'lucide-react';
import styled from 'styled-components';
import { RowsShape } from '../parts/feedback/shapes';
import { PagedList } from '../parts/paged/paged-list';
import { userQueries } from '../parts/user.queries';

/** How points came and went, and how many are left. Source: spec 1, points balance (integral); ACCT-01. */
export function PointsLedger() {
  const queries = userQueries(useApi());
  const { data: info } = useQuery(queries.info());
  const query = useInfiniteQuery(queries.points());
  return (
    <>
      <Balance>
        <FormattedMessage
          id="points.balance"
          values={{
            // Not known yet, they are many.
            count: info?.integral ?? Infinity,
            points: <strong key="points">{info ? <FormattedNumber value={info.integral} /> : '–'}</strong>,
          }}
        />
      </Balance>
      <Meaning>
        <FormattedMessage id="points.meaning" values={{ review: reviewPoints }} />
      </Meaning>
      <PagedList query={query} keyOf={({ id }) => id} skeleton={<RowsShape rows={6} endPx={60} />} empty={<NoPoints />}>
        {(rows) => (
          <Table>
            <thead>
              <tr>
                <th scope="col">
                  <FormattedMessage id="points.what" />
                </th>
                <th scope="col">
                  <FormattedMessage id="points.change" />
                </th>
                <th scope="col">
                  <FormattedMessage id="points.left" />
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, title, type, amount, balance, time }) => (
                <tr key={id}>
                  <td>
                    {title}
                    <small>
                      <DateText iso={time} look="short" />
                    </small>
                  </td>
                  <td data-type={type}>
                    <FormattedNumber value={type === 1 ? amount : -amount} signDisplay="exceptZero" />
                  </td>
                  <td>
                    <FormattedNumber value={balance} />
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </PagedList>
    </>
  );
}

function NoPoints() {
  return (
    <EmptyState
      picture={<Sparkles size={48} strokeWidth={1} aria-hidden="true" />}
      title={<FormattedMessage id="points.none" />}
    >
      <FormattedMessage id="points.noneText" />
    </EmptyState>
  );
}

/** What a balance is for, before anyone asks. */
const Meaning = styled.p`
  max-width: 60ch;
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
`;
const Balance = styled.p`
  color: var(--color-ink-soft);
  & > strong {
    margin-inline-end: 6px;
    color: var(--color-ink);
    font-family: var(--font-heading);
    font-size: var(--text-3xl);
    font-weight: 500;
  }
`;
const Table = styled.table`
  width: 100%;
  max-width: 720px;
  font-variant-numeric: tabular-nums;
  & th {
    padding: 8px 0;
    border-bottom: 1px solid var(--color-line-strong);
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
    font-weight: 500;
    text-align: start;
  }
  & td {
    padding: 12px 0;
    border-bottom: 1px solid var(--color-line);
  }
  & td:first-child {
    overflow-wrap: anywhere;
  }
  & :is(th, td):not(:first-child) {
    width: clamp(52px, 18vw, 96px);
    text-align: end;
  }
  & td[data-type='1'] {
    color: var(--color-ok);
    font-weight: 600;
  }
  & small {
    display: block;
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
  }
`;
