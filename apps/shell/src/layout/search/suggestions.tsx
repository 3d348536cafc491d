import { displayPrice, productPath } from '@souk/domain';
import { FormattedMessage, Money } from '@souk/i18n';
import { keepPreviousData, useQuery } from '@souk/query';
import { Link } from '@souk/router';
import { useApi } from '@souk/state';
import { Picture, VisuallyHidden } from '@souk/ui';
import styled from 'styled-components';
import { categoryPath } from '../categories/category-path';
import { searchPath } from './search-path';
import { useSettled } from './use-settled';

const pauseMs = 120;

/** What the shopper may mean by what is typed so far: words, categories and products. */
export function Suggestions({ text, onClose }: { text: string; onClose: () => void }) {
  const api = useApi();
  const q = useSettled(text, pauseMs);
  const { data } = useQuery({
    queryKey: ['search', 'suggest', q],
    queryFn: ({ signal }) => api.search.suggest({ q }, signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  if (!data) return null;
  const { words, categories, products } = data;
  return (
    <div>
      <VisuallyHidden as="p" aria-live="polite">
        <FormattedMessage id="search.found" values={{ count: words.length + categories.length + products.length }} />
      </VisuallyHidden>
      <List>
        {words.slice(0, 4).map((word) => (
          <li key={word}>
            <Line to={searchPath(word)} onClick={onClose}>
              {word}
            </Line>
          </li>
        ))}
        {categories.slice(0, 3).map((category) => (
          <li key={category.id}>
            <Line to={categoryPath(category)} onClick={onClose}>
              <FormattedMessage id="search.inCategory" values={{ name: category.name }} />
            </Line>
          </li>
        ))}
        {products.slice(0, 5).map((product) => (
          <li key={product.id}>
            <Line to={productPath(product)} onClick={onClose}>
              <Picture src={product.image} alt="" sizes="48px" widths={[96]} />
              <span>{product.storeName}</span>
              <b>
                <Money usd={displayPrice(product, new Date()).shown} />
              </b>
            </Line>
          </li>
        ))}
      </List>
    </div>
  );
}

const List = styled.ul`
  display: grid;
`;
const Line = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  padding: 4px 8px;
  margin-inline: -8px;
  border-radius: var(--radius);
  text-decoration: none;
  &:hover,
  &:focus-visible {
    background: var(--color-sunken);
  }
  & > img {
    flex: none;
    width: 48px;
    border-radius: 6px;
  }
  & > b {
    margin-inline-start: auto;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;
