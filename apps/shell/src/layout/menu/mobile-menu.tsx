import type { Category } from '@souk/contract';
import { useT } from '@souk/i18n';
import { Drawer } from '@souk/ui';
import { useState } from 'react';
import { useCategories } from '../categories/use-categories';
import { CategoryLevel } from './category-level';
import { MenuLinks } from './menu-links';

/** The menu of phones: navigation, and the categories level by level with a way back. Source: HEAD-07. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const t = useT();
  const tree = useCategories();
  /** Null: the menu itself. Otherwise the categories walked down so far. */
  const [path, setPath] = useState<readonly Category[] | null>(null);
  return (
    <Drawer
      $side="start"
      title={path ? (path.at(-1)?.name ?? t('nav.category')) : t('nav.menu')}
      closeLabel={t('word.close')}
      onClose={onClose}
    >
      {path ? (
        <CategoryLevel
          parent={path.at(-1) ?? null}
          categories={path.at(-1)?.childList ?? tree}
          onDeeper={(category) => setPath([...path, category])}
          onBack={() => setPath(path.length > 0 ? path.slice(0, -1) : null)}
        />
      ) : (
        <MenuLinks onCategories={() => setPath([])} />
      )}
    </Drawer>
  );
}
