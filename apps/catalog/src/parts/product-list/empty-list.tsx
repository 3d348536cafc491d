import { FormattedMessage } from '@souk/i18n';
import { Link } from '@souk/router';
import { ButtonLink, EmptyState } from '@souk/ui';
import { cleared, isNarrowed } from '../filters/facet.url';
import { useFilters } from '../filters/use-filters';
import { hrefOf, hrefOfPage } from './list.url';

/** Nothing here: past the end of the list the way back to its start, else the way out of the filters. */
export function EmptyList({ total }: { total: number }) {
  const { search, pathname } = useFilters();
  if (total === 0 && !isNarrowed(search)) {
    return <EmptyState title={<FormattedMessage id="list.nothing" />} />;
  }
  const isPastEnd = total > 0;
  const href = isPastEnd ? hrefOfPage(pathname, search, 1) : hrefOf(pathname, cleared(search));
  return (
    <EmptyState
      title={<FormattedMessage id={isPastEnd ? 'list.pastEnd' : 'list.empty'} />}
      action={
        <ButtonLink as={Link} to={href} $variant="primary">
          <FormattedMessage id={isPastEnd ? 'list.toStart' : 'filters.clear'} />
        </ButtonLink>
      }
    >
      <FormattedMessage id={isPastEnd ? 'list.pastEndText' : 'list.emptyText'} />
    </EmptyState>
  );
}
