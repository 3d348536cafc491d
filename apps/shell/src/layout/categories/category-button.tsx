import { FormattedMessage } from '@souk/i18n';
import { usePanels } from '@souk/state';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { navLook } from '../header/nav-look';
import { categoryPanelId, fetchCategoryList } from './category-panel';

/** Opens and closes the panel with all categories. Source: HEAD-02. */
export function CategoryButton() {
  const isOpen = usePanels((panels) => panels.panel.kind === 'categories');
  const openPanel = usePanels((panels) => panels.openPanel);
  const close = usePanels((panels) => panels.closePanel);
  return (
    <Press
      type="button"
      aria-expanded={isOpen}
      aria-controls={categoryPanelId}
      data-category-button=""
      onPointerEnter={fetchCategoryList}
      onClick={() => (isOpen ? close() : openPanel({ kind: 'categories' }))}
    >
      <FormattedMessage id="nav.category" />
      <ChevronDown aria-hidden="true" />
    </Press>
  );
}

const Press = styled.button`
  ${navLook}
`;
