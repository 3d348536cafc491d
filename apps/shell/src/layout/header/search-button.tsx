import { searchPagePath } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { usePanels } from '@souk/state';
import { from } from '@souk/ui';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import styled from 'styled-components';

/**
 * Opens the search: an icon on small screens, from 1024 px what looks like the field it opens. Without scripts it leads to the
 * search page. Source: HEAD-03, HEAD-06.
 */
export function SearchButton() {
  const openPanel = usePanels((panels) => panels.openPanel);
  const openSearch = (event: FormEvent) => {
    event.preventDefault();
    openPanel({ kind: 'search' });
  };
  return (
    <Form action={searchPagePath} data-hydrate="interaction" onSubmit={openSearch}>
      <Press type="submit" aria-haspopup="dialog">
        <Search aria-hidden="true" />
        <span>
          <FormattedMessage id="header.search" />
        </span>
      </Press>
    </Form>
  );
}

const Form = styled.form`
  ${from.lg} {
    margin-inline-end: 8px;
  }
`;
const Press = styled.button`
  display: grid;
  place-items: center;
  width: var(--control);
  height: var(--control);
  padding: 0;
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: inherit;
  font-size: var(--text-sm);
  & > svg {
    width: 20px;
    height: 20px;
    stroke-width: 1.5;
  }
  & > span {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  ${from.lg} {
    display: flex;
    gap: 8px;
    width: clamp(120px, 13vw, 200px);
    padding: 0 12px;
    border: 1px solid var(--color-line-strong);
    background: var(--color-surface);
    color: var(--color-ink-soft);
    cursor: text;
    & > svg {
      width: 18px;
      height: 18px;
    }
    & > span {
      position: static;
      width: auto;
      height: auto;
      clip-path: none;
    }
    &:hover {
      border-color: var(--color-ink);
    }
  }
`;
