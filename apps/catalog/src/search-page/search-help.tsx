import { categoryPath } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { Link } from '@souk/router';
import { storeQueries, useApi } from '@souk/state';
import { ButtonLink, Cluster, Section, Wrapper } from '@souk/ui';
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
    <Wrapper>
      <Section title={<FormattedMessage id="search.tryWords" />}>
        <Cluster>
          {words.map(({ id, title }) => (
            <ButtonLink key={id} as={Link} $size="sm" to={`/products/product_search?${new URLSearchParams({ title })}`}>
              {title}
            </ButtonLink>
          ))}
        </Cluster>
      </Section>
      <Section title={<FormattedMessage id="search.tryCategories" />}>
        <Cluster>
          {tree.map((category) => (
            <ButtonLink key={category.id} as={Link} $size="sm" to={categoryPath(category)}>
              {category.name}
            </ButtonLink>
          ))}
        </Cluster>
      </Section>
      {best && (
        <Section title={<FormattedMessage id="search.bestSellers" />}>
          <CardGrid list="search-help" products={best.list} />
        </Section>
      )}
      <Ask>
        <Link to="/company/contact_us">
          <FormattedMessage id="search.ask" />
        </Link>
      </Ask>
    </Wrapper>
  );
}

const Ask = styled.p`
  padding-block-end: 48px;
`;
