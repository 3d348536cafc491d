import type { Category } from '@souk/contract';
import { categoryPath } from '@souk/domain';
import { useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { from, Picture } from '@souk/ui';
import styled from 'styled-components';

/** The ways further down, each a tile with its picture. */
export function CategoryTiles({ category: { name, childList } }: { category: Category }) {
  const t = useT();
  return (
    <Tiles aria-label={t('category.within', { name })}>
      {childList.map((child) => (
        <Tile key={child.id} to={categoryPath(child)}>
          {child.image && <Picture src={child.image} alt="" sizes="64px" widths={[64, 128]} ratio="1 / 1" />}
          <span>{child.name}</span>
        </Tile>
      ))}
    </Tiles>
  );
}

const Tiles = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 10rem), 1fr));
  gap: 10px;
  margin-top: 20px;
  ${from.md} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
    gap: 12px;
  }
`;
const Tile = styled(Link)`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 60px;
  padding: 8px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius);
  background: var(--color-surface);
  font-weight: 500;
  text-decoration: none;
  /* Only a word that is wider than the tile breaks. */
  hyphens: auto;
  & > span {
    min-width: 0;
  }
  &:hover {
    border-color: var(--color-ink);
  }
  & > img {
    flex: none;
    width: 44px;
  }
  ${from.md} {
    gap: 12px;
    padding: 8px 12px;
    & > img {
      width: 56px;
    }
  }
`;
