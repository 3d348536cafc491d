import type { PileName } from '@souk/contract/desk';
import { Count, FormattedMessage } from '@souk/i18n';
import { Link } from '@souk/router';
import { ErrorNotice, from, radius } from '@souk/ui';
import styled from 'styled-components';
import { Loaded } from '../parts/loaded';
import { useDesk, useDeskQuery } from '../parts/use-desk';
import { refreshIntervalMs } from './refresh-interval';
import { StoreTime } from '../parts/store-time';

/** Where each pile of work is listed. */
const piles: readonly [id: PileName, path: string][] = [
  ['toShip', '/orders'],
  ['refunds', '/refunds'],
  ['disputes', '/orders?tab=all&dispute=1'],
  ['stuckMoney', '/system'],
  ['sums', '/system'],
  ['deadJobs', '/system'],
  ['payouts', '/payouts'],
  ['tickets', '/tickets'],
  ['applications', '/applications'],
  ['reviews', '/reviews'],
  ['newProducts', '/products?tab=review'],
  ['lowStock', '/products?tab=low'],
];

/** The work that waits: each pile leads to its list. What somebody may not see is not there. */
export function Piles() {
  const { base } = useDesk();
  const query = useDeskQuery('overview', {}, { everyMs: refreshIntervalMs });
  return (
    <Loaded query={query}>
      {(overview) => (
        <Tiles>
          {piles.map(([id, path]) => {
            const pile = overview[id];
            if (overview.unread.includes(id)) {
              return (
                <li key={id}>
                  <ErrorNotice
                    title={<FormattedMessage id={`desk.pile.${id}`} />}
                    retryLabel={<FormattedMessage id="word.retry" />}
                    onRetry={() => void query.refetch()}
                  >
                    <FormattedMessage id="desk.pile.unread" />
                  </ErrorNotice>
                </li>
              );
            }
            return (
              pile && (
                <li key={id}>
                  <Link to={base + path}>
                    <span>
                      <FormattedMessage id={`desk.pile.${id}`} />
                    </span>
                    <strong>
                      <Count value={pile.count} />
                    </strong>
                    <small>
                      {pile.count === 0 ? (
                        <FormattedMessage id="desk.pile.nothing" />
                      ) : pile.oldest ? (
                        <FormattedMessage id="desk.pile.since" values={{ time: <StoreTime iso={pile.oldest} /> }} />
                      ) : (
                        <FormattedMessage id="desk.pile.look" />
                      )}
                    </small>
                    {id === 'disputes' && overview.disputes?.until && (
                      <small>
                        {overview.disputes.until.label} <StoreTime iso={overview.disputes.until.at} />
                      </small>
                    )}
                    {id === 'applications' && overview.applications && overview.applications.late > 0 && (
                      <small>
                        <FormattedMessage id="desk.pile.late" values={{ count: overview.applications.late }} />
                      </small>
                    )}
                  </Link>
                </li>
              )
            );
          })}
        </Tiles>
      )}
    </Loaded>
  );
}

const Tiles = styled.ul`
  display: grid;
  gap: 14px;
  padding: 0;
  list-style: none;
  ${from.sm} {
    grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  }
  & a {
    display: grid;
    grid-template-rows: auto auto 1fr;
    gap: 4px;
    height: 100%;
    padding: 18px 20px;
    border: 1px solid var(--color-line);
    border-radius: ${radius.large};
    background: var(--color-surface);
    color: var(--color-ink);
    text-decoration: none;
  }
  & a:hover {
    border-color: var(--color-ink);
  }
  /* Two lines for every name, so that the figures of a row stand at one height. */
  & span {
    min-height: 3.1em;
  }
  & strong {
    font-size: var(--text-3xl);
    font-variant-numeric: tabular-nums;
    line-height: 1.1;
  }
  & small + small {
    color: var(--color-sale);
    font-weight: 600;
  }
  & small {
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
  }
`;
