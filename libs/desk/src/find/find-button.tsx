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
  justify-content: flex-start;
  & > kbd {
    display: none;
    margin-inline-start: auto;
    color: var(--color-ink-soft);
    font-size: var(--text-xs);
    ${from.lg} {
      display: inline;
    }
  }
`;
