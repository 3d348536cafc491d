import { FormattedMessage } from '@souk/i18n';
import { Button, from } from '@souk/ui';
import { Search } from 'lucide-react';
import styled from 'styled-components';
import { findKeyName, findShortcuts } from './find-key';

/** Opens the dialog that finds everything, for whoever has no keyboard; it names the key for whoever has one. */
export function FindButton({ onFind }: { onFind: () => void }) {
  return (
    <Opener size="sm" aria-keyshortcuts={findShortcuts} onClick={onFind}>
      <Search size={16} strokeWidth={1.5} aria-hidden="true" />
      <FormattedMessage id="desk.find.open" />
      <kbd aria-hidden="true">{findKeyName()}</kbd>
    </Opener>
  );
}

const Opener = styled(Button)`
  gap: 8px;
  justify-content: flex-start;
  padding-inline: 12px;
  white-space: nowrap;
  & > svg {
    /* Beside the menu there is room for the words and the key, on one line. */
    ${from.lg} {
      display: none;
    }
  }
  & > kbd {
    display: none;
    margin-inline-start: auto;
    color: var(--color-ink-soft);
    font-family: inherit;
    font-size: var(--text-xs);
    font-weight: 400;
    ${from.lg} {
      display: inline;
    }
  }
`;
