import { FormattedMessage, FormattedNumber } from '@souk/i18n';
import { useInfiniteQuery, useQuery } from '@souk/query';
import { Link } from '@souk/router';
import { useApi } from '@souk/state';
import { SkeletonBlock, radius } from '@souk/ui';
import { Heart, LifeBuoy, Sparkles, Ticket, type LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { Loaded } from '../parts/feedback/loaded';
import { orderQueries } from '../parts/order/order.queries';
import { userQueries } from '../parts/user.queries';
import { profilePartHref } from '../parts/profile.url';
import { ticketQueries } from '../parts/ticket.queries';
import { allOrders } from './orders-under-way';

/** What the shopper has, each with the way to it. */
export function OverviewTiles() {
  const api = useApi();
  const query = useQuery(userQueries(api).info());
  const orders = useInfiniteQuery(orderQueries(api).list(allOrders));
  return (
    <Loaded query={query} together={orders} skeleton={<TilesShape />}>
      {({ integral, couponCount, collectCount }) => (
        <Tiles role="list">
          <Tile to={profilePartHref('points')} Icon={Sparkles} label="overview.points" value={integral} />
          <Tile to="/users/coupon_list" Icon={Ticket} label="overview.coupons" value={couponCount} />
          <Tile to="/users/collection_list" Icon={Heart} label="overview.wishes" value={collectCount} />
          <SupportTile />
        </Tiles>
      )}
    </Loaded>
  );
}

/** Tickets that are not closed; answers that were not read yet are said, also of one that was closed with them. */
function SupportTile() {
  const queries = ticketQueries(useApi());
  const { data, hasNextPage } = useInfiniteQuery(queries.list(null));
  const closed = useInfiniteQuery({ ...queries.list('CLOSED'), enabled: hasNextPage }).data;
  const listed = data?.pages.flatMap(({ list }) => list) ?? [];
  const unreadOfAll = useQuery({ ...queries.unread(), enabled: hasNextPage }).data;
  const unread = unreadOfAll ?? listed.filter((ticket) => ticket.unread).length;
  const [all, ended] = [data?.pages[0]?.total, closed?.pages[0]?.total];
  const ofMore = all !== undefined && ended !== undefined ? all - ended : null;
  return (
    <Tile
      to="/users/support_ticket"
      Icon={LifeBuoy}
      label="overview.tickets"
      value={hasNextPage ? ofMore : data ? listed.filter(({ status }) => status !== 'CLOSED').length : null}
    >
      {unread > 0 && (
        <em>
          <FormattedMessage id="overview.unread" values={{ count: unread }} />
        </em>
      )}
    </Tile>
  );
}

type TileProps = {
  to: string;
  Icon: LucideIcon;
  label: string;
  /** Null: not known yet. */
  value: number | null;
  children?: React.ReactNode;
};

function Tile({ to, Icon, label, value, children }: TileProps) {
  return (
    <li>
      <Link to={to}>
        <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
        <strong>{value === null ? '–' : <FormattedNumber value={value} />}</strong>
        <span>
          <FormattedMessage id={label} values={{ count: value ?? 0 }} />
        </span>
        {children}
      </Link>
    </li>
  );
}

function TilesShape() {
  return (
    <Tiles as="div" aria-hidden="true">
      {[0, 1, 2, 3].map((tile) => (
        <SkeletonBlock key={tile} $height="116px" />
      ))}
    </Tiles>
  );
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: 12px;
  padding: 0;
  list-style: none;
  & a {
    display: grid;
    gap: 4px;
    align-content: start;
    height: 100%;
    min-height: 116px;
    padding: 16px;
    border-radius: ${radius.large};
    background: var(--color-sunken);
    color: var(--color-ink-soft);
    text-decoration: none;
  }
  & a:hover {
    color: var(--color-ink);
  }
  & strong {
    color: var(--color-ink);
    font-family: var(--font-heading);
    font-size: var(--text-2xl);
    font-weight: 500;
    line-height: 1.1;
  }
  & span {
    font-size: var(--text-sm);
  }
  & em {
    color: var(--color-brand);
    font-size: var(--text-sm);
    font-style: normal;
    font-weight: 600;
  }
`;
