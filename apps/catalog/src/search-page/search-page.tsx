import { track } from '@souk/analytics';
import type { ProductResults } from '@souk/contract';
import { FormattedMessage, useT } from '@souk/i18n';
import { useSuspenseInfiniteQuery } from '@souk/query';
import { useSearchParams } from '@souk/router';
import { useApi } from '@souk/state';
import { from, Notice } from '@souk/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { isNarrowed } from '../parts/filters/facet.url';
import { PageHead } from '../parts/page-head/page-head';
import { listQuery } from '../parts/product-list/list.queries';
import { readFilter } from '../parts/product-list/list.url';
import { ListScreen } from '../parts/product-list/list-screen';
import { SearchField } from './search-field';
import { SearchHelp } from './search-help';
import { useCategoryName } from './use-category-name';

/** What was found, with the words still in their field; without a hit, ways on. Source: docs/expectations S2 to S5. */
export function SearchPage() {
  const t = useT();
  const [search] = useSearchParams();
  const { title = '', cid } = readFilter(search);
  const category = useCategoryName(cid);
  const { data } = useSuspenseInfiniteQuery(listQuery(useApi(), 'search', search));
  const first = data.pages[0];
  useEffect(() => {
    if (title) track({ name: 'search', search_term: title });
  }, [title]);
  const isNothing = first?.total === 0 && !isNarrowed(search);
  const heading = title ? t(isNothing ? 'search.nothing' : 'search.heading', { title }) : (category ?? t('search.all'));
  return (
    <>
      {/* Search results are for people, not for indexes. */}
      <PageHead title={t('search.pageTitle', { heading })} description={t('search.description')} />
      <ListScreen
        source="search"
        title={<Words>{heading}</Words>}
        before={<SearchField title={title} />}
        nothing={<FormattedMessage id="search.spelling" />}
      >
        <HowFound title={title} results={first} />
      </ListScreen>
      {isNothing && <SearchHelp />}
    </>
  );
}

/** When what stands below is not exactly what was asked for: which spelling was searched, or that no product has all the words. */
function HowFound({ title, results }: { title: string; results: ProductResults | undefined }) {
  if (!results?.total || !(results.hasSomeWords || results.corrected)) return null;
  const { hasSomeWords, corrected } = results;
  return (
    <Told role="status">
      {hasSomeWords ? (
        <FormattedMessage id="search.someWords" values={{ title: corrected ?? title }} />
      ) : (
        <FormattedMessage id="search.corrected" values={{ corrected, title }} />
      )}
    </Told>
  );
}

const Told = styled(Notice)`
  margin-block: 16px 20px;
  /* The choice of order is higher than the line it stands in. */
  ${from.lg} {
    margin-bottom: 28px;
  }
`;

/** Whatever somebody pastes into the field, what was found stays in sight. */
const Words = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;
