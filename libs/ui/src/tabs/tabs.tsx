import { useId, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { tabLook } from './tab-look';

export type Tab = { id: string; label: ReactNode; content: ReactNode };

type Props = { label: string; tabs: readonly Tab[]; selected: string; onSelect: (id: string) => void };

/** A few views of one thing, one at a time. Arrow keys, Home and End move between the tabs. */
export function Tabs({ label, tabs, selected, onSelect }: Props) {
  const base = useId();
  const index = tabs.findIndex(({ id }) => id === selected);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const steps: Record<string, number> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = tabs.at((steps[event.key] ?? Number.NaN) % tabs.length);
    if (!(event.key in steps) || !next) return;
    event.preventDefault();
    onSelect(next.id);
    document.getElementById(`${base}${next.id}`)?.focus();
  };
  return (
    <div>
      <List role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <TabButton
            key={tab.id}
            id={`${base}${tab.id}`}
            role="tab"
            type="button"
            aria-selected={tab.id === selected}
            aria-controls={`${base}${tab.id}p`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </TabButton>
        ))}
      </List>
      {tabs.map(
        (tab) =>
          tab.id === selected && (
            <div key={tab.id} id={`${base}${tab.id}p`} role="tabpanel" aria-labelledby={`${base}${tab.id}`}>
              {tab.content}
            </div>
          ),
      )}
    </div>
  );
}

const List = styled.div`
  display: flex;
  gap: 20px;
  margin-bottom: 16px;
  border-bottom: 1px solid var(--color-line);
  overflow-x: auto;
  scrollbar-width: none;
`;
const TabButton = styled.button`
  ${tabLook}
`;
