import { FormattedMessage, useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { ButtonLink, Cluster } from '@souk/ui';
import type { ListUrl } from '../parts/list-url';

type At = { total: number; pages: number; pageNum: number; limit: number; shown: number };

/** Where in a list somebody is, and the ways to the page before and after. */
export function Pages<Tab extends string>({ url, at }: { url: ListUrl<Tab>; at: At }) {
  const t = useT();
  const first = (at.pageNum - 1) * at.limit + 1;
  return (
    <Cluster as="nav" aria-label={t('desk.pages')} $justify="space-between">
      <small role="status">
        <FormattedMessage id="desk.shown" values={{ first, last: first + at.shown - 1, total: at.total }} />
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
