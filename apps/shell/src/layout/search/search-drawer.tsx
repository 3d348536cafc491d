import { searchPagePath } from '@souk/domain';
import { FormattedMessage, useT } from '@souk/i18n';
import { useNavigate, useSearchParams } from '@souk/router';
import { Drawer, IconButton, TextInput, VisuallyHidden } from '@souk/ui';
import { Search } from 'lucide-react';
import type { FormEvent, KeyboardEvent } from 'react';
import styled from 'styled-components';
import { PopularSearches } from './popular-searches';
import { RecentWords } from './recent-words';
import { addRecentWord } from './recent-words.storage';
import { searchPath } from './search-path';
import type { SuggestionLine } from './suggestion-lines';
import { Suggestions } from './suggestions';
import { useCombobox } from './use-combobox';
import { useSuggestions } from './use-suggestions';

/** Search over the page: Enter or the icon searches; suggestions come while typing, and how many is said aloud. Source: HEAD-06; S1, S5. */
export function SearchDrawer({ onClose }: { onClose: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const box = useCombobox(search.get('title')?.slice(0, 200) ?? '');
  const suggested = useSuggestions(box.typed);
  const lines = suggested ?? [];
  const leave = ({ kind, text }: Pick<SuggestionLine, 'kind' | 'text'>) => {
    if (kind === 'word') addRecentWord(text);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const line = lines[box.active] ?? { kind: 'word' as const, text: box.typed, to: searchPath(box.typed) };
    leave(line);
    void navigate(line.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // the browser's own answer would empty the field first, and leave only at the second press
    event.preventDefault();
    onClose();
  };
  return (
    <Sheet $side="top" title={t('header.search')} closeLabel={t('word.close')} onClose={onClose}>
      <Room>
        <Form role="search" action={searchPagePath} onSubmit={submit} onKeyDown={onKeyDown}>
          <TextInput
            type="search"
            name="title"
            aria-label={t('search.label')}
            placeholder={t('search.placeholder')}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            data-autofocus=""
            {...box.fieldProps(lines.map(({ text }) => text))}
          />
          <IconButton type="submit" label={t('search.submit')}>
            <Search aria-hidden="true" />
          </IconButton>
        </Form>
        {/* It stands there from the start: a live region that comes with its words is not read aloud. */}
        <VisuallyHidden as="p" aria-live="polite">
          {suggested && <FormattedMessage id="search.found" values={{ count: lines.length }} />}
        </VisuallyHidden>
        {suggested === null && (
          <>
            <RecentWords onClose={onClose} />
            <PopularSearches onClose={onClose} />
          </>
        )}
        {lines.length > 0 && (
          <Suggestions lines={lines} listId={box.listId} idOf={box.idOf} active={box.active} onChoose={leave} />
        )}
      </Room>
    </Sheet>
  );
}

/** Its heading and its cross stand over the ends of the field. */
const Sheet = styled(Drawer)`
  & > div > :first-child {
    padding-inline: max(20px, 50% - 380px) max(12px, 50% - 388px);
  }
`;
const Room = styled.div`
  display: grid;
  gap: 24px;
  max-width: 760px;
  margin-inline: auto;
  padding-block: 8px 24px;
`;
const Form = styled.form`
  position: relative;
  & > input {
    min-height: 52px;
    padding-inline: 16px 56px;
    font-size: var(--text-lg);
  }
  & > input::-webkit-search-cancel-button {
    display: none;
  }
  & > button {
    position: absolute;
    inset: 4px 4px auto auto;
  }
`;
