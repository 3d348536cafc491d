import { merchantPath, merchantStreetPath } from '@souk/domain';
import { DateText, FormattedMessage, useT } from '@souk/i18n';
import { useInfiniteQuery } from '@souk/query';
import { Link } from '@souk/router';
import { useApi } from '@souk/state';
import { Button, ButtonLink, EmptyState } from '@souk/ui';
import { Store } from 'lucide-react';
import styled from 'styled-components';
import { RowsShape } from '../parts/feedback/shapes';
import { Avatar } from '../parts/avatar/avatar';
import { PagedList } from '../parts/paged/paged-list';
import { useWishes, wishQueries } from './wish.queries';

/** The merchants that the shopper follows. */
export function MerchantList() {
  const t = useT();
  const { unfollow } = useWishes();
  const query = useInfiniteQuery(wishQueries(useApi()).merchants());
  return (
    <PagedList
      query={query}
      keyOf={({ merId }) => merId}
      skeleton={<RowsShape rows={3} picturePx={56} isRound />}
      empty={<NoMerchants />}
    >
      {(merchants) => (
        <List>
          {merchants.map(({ merId, merName, merAvatar, createTime }) => (
            <li key={merId}>
              <Avatar src={merAvatar} name={merName} sizePx={56} />
              <p>
                <Link to={merchantPath(merId)}>{merName}</Link>
                <small>
                  <FormattedMessage id="wishes.since" values={{ date: <DateText iso={createTime} look="short" /> }} />
                </small>
              </p>
              <Button
                size="sm"
                aria-label={t('wishes.unfollowOne', { name: merName })}
                onClick={() => unfollow.mutate(merId)}
              >
                <FormattedMessage id="wishes.unfollow" />
              </Button>
            </li>
          ))}
        </List>
      )}
    </PagedList>
  );
}

function NoMerchants() {
  return (
    <EmptyState
      picture={<Store size={48} strokeWidth={1} aria-hidden="true" />}
      title={<FormattedMessage id="wishes.noMerchants" />}
      action={
        <ButtonLink as={Link} to={merchantStreetPath} $variant="primary">
          <FormattedMessage id="wishes.toStreet" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="wishes.noMerchantsText" />
    </EmptyState>
  );
}

const List = styled.ul`
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    gap: 16px;
    align-items: center;
    padding-block: 14px;
    border-bottom: 1px solid var(--color-line);
  }
  & p {
    display: grid;
    flex: 1;
    min-width: 0;
  }
  & a {
    font-weight: 600;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  & small {
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
  }
`;
