import type { HomeIndex } from '@souk/contract';
import { categoryPath } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { Link } from '@souk/router';
import { Picture, Section } from '@souk/ui';
import styled from 'styled-components';

/** Six ways in, as round pictures. */
export function CategoryEntries({ categories }: { categories: HomeIndex['categories'] }) {
  return (
    <Section title={<FormattedMessage id="home.categories" />}>
      <Row className="categories">
        {categories.map((category) => (
          <li key={category.id}>
            <Entry to={categoryPath(category)}>
              {category.image && (
                <Round src={category.image} alt="" sizes="(min-width: 640px) 160px, 30vw" widths={[160, 320, 480]} />
              )}
              <span>{category.name}</span>
            </Entry>
          </li>
        ))}
      </Row>
    </Section>
  );
}

const Row = styled.ul`
  display: grid;
  /* Three in a row on a phone, fewer where text is large. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(28%, 5rem)), 1fr));
  gap: 24px 16px;
  @media (min-width: 768px) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: 24px;
  }
`;
const Entry = styled(Link)`
  display: grid;
  gap: 10px;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  overflow-wrap: break-word;
  text-align: center;
  text-decoration: none;
  font-weight: 500;
  & > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    max-width: 100%;
  }
  &:hover span {
    text-decoration: underline;
  }
`;
const Round = styled(Picture)`
  border-radius: var(--radius-round);
`;
