import { FormattedMessage, useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { ButtonLink, Cluster } from '@souk/ui';

/** By which column a list is ordered, and whether from the greatest down. */
export type Order = { column: string; isDown: boolean };

type At = { total: number; pages: number; pageNum: number; limit: number; shown: number };

type Props = { url: { href: (change: { page: number }) => string }; at: At; order?: Order | null };

/** Where in a list somebody is, in which order it stands, and the ways to the page before and after. */
export function Pages({ url, at, order }: Props) {
  const t = useT();
  const first = (at.pageNum - 1) * at.limit + 1;
  return (
    <Cluster as="nav" aria-label={t('desk.pages')} $justify="space-between">
      <small role="status">
        <FormattedMessage id="desk.shown" values={{ first, last: first + at.shown - 1, total: at.total }} />
        {order && (
          <>
            {' · '}
            <FormattedMessage
              id={order.isDown ? 'desk.sortedDown' : 'desk.sortedUp'}
              values={{ column: order.column }}
            />
          </>
        )}
      </small>
      <Cluster>
        {at.pageNum > 1 && (
          <ButtonLink as={Link} to={url.href({ page: at.pageNum - 1 })} $size="sm" rel="prev">
            <FormattedMessage id="desk.before" />
          </ButtonLink>
        )}
        {at.pageNum < at.pages && (
          <ButtonLink as={Link} to={url.href({ page: at.pageNum + 1 })} $size="sm" rel="next">
            <FormattedMessage id="desk.next" />
          </ButtonLink>
        )}
      </Cluster>
    </Cluster>
  );
}
