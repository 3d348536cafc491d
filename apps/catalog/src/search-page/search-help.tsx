import { categoryPath, contactPath } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { Link } from '@souk/router';
import { storeQueries, useApi } from '@souk/state';
import { ChipLink, Cluster, Section, Wrapper } from '@souk/ui';
import styled from 'styled-components';
import { CardGrid } from '../parts/card-grid/card-grid';
import { searchQueries } from './search.queries';

/** Nothing was found: words others search for, categories, what sells best, and a person to ask. Source: docs/expectations S4. */
export function SearchHelp() {
  const api = useApi();
  const { data: words = [] } = useQuery(searchQueries(api).keywords());
  const { data: tree = [] } = useQuery(storeQueries(api).categories());
  const { data: best } = useQuery(searchQueries(api).bestSellers());
  return (
    // Read in the browser: the application starts with the page.
    <Wrapper data-hydrate="load">
      <Section title={<FormattedMessage id="search.tryWords" />}>
        <Cluster>
          {words.map(({ id, title }) => (
            <ChipLink key={id} as={Link} to={`/products/product_search?${new URLSearchParams({ title })}`}>
              {title}
            </ChipLink>
          ))}
        </Cluster>
      </Section>
      <Section title={<FormattedMessage id="search.tryCategories" />}>
        <Cluster>
          {tree.map((category) => (
            <ChipLink key={category.id} as={Link} to={categoryPath(category)}>
              {category.name}
            </ChipLink>
          ))}
        </Cluster>
      </Section>
      {best && (
        <Section title={<FormattedMessage id="search.bestSellers" />}>
          <CardGrid list="search-help" products={best.list} isTaste />
        </Section>
      )}
      <Ask>
        <Link to={contactPath}>
          <FormattedMessage id="search.ask" />
        </Link>
      </Ask>
    </Wrapper>
  );
}

const Ask = styled.p`
  padding-block-end: 48px;
`;
