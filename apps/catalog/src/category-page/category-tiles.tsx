import type { Category } from '@souk/contract';
import { categoryPath } from '@souk/domain';
import { useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { Picture } from '@souk/ui';
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
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(150px, 9rem)), 1fr));
  gap: 12px;
  margin-top: 20px;
`;
const Tile = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 64px;
  padding: 8px 14px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius);
  background: var(--color-surface);
  font-weight: 500;
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover {
    border-color: var(--color-ink);
  }
  & > img,
  & > picture {
    flex: none;
    width: 56px;
  }
`;
