import type { Category, ProductResults } from '@souk/contract';
import { FormattedMessage } from '@souk/i18n';
import { Picture } from '@souk/ui';
import styled from 'styled-components';

/** What a category of the first level is about: its picture, and who makes what is in it. */
export function CategoryHead({ category, results }: { category: Category; results: ProductResults | undefined }) {
  const makers = results?.facets.find(({ key }) => key === 'merchant')?.values.map(({ label }) => label) ?? [];
  const [one = '', two = ''] = makers;
  return (
    <Head>
      {category.image && (
        <Picture src={category.image} alt="" sizes="200px" widths={[200, 400]} ratio="1 / 1" isPriority />
      )}
      <p>
        <FormattedMessage
          id="category.makers"
          values={{ name: category.name, one, two, makers: makers.length, others: makers.length - 2 }}
        />
      </p>
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 20px;
  margin-top: 16px;
  & > img {
    flex: none;
    width: clamp(88px, 12vw, 140px);
  }
  & > p {
    max-width: 52ch;
    color: var(--color-ink-soft);
    font-size: var(--text-lg);
  }
`;
