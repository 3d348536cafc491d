import { useT } from '@souk/i18n';
import { useNavigate } from '@souk/router';
import { Drawer, IconButton, TextInput, Wrapper } from '@souk/ui';
import { Search } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { HotWords } from './hot-words';
import { RecentWords } from './recent-words';
import { addRecentWord } from './recent-words.storage';
import { searchPath } from './search-path';
import { Suggestions } from './suggestions';

/** Search over the page: Enter or the icon searches; suggestions come while typing. Source: HEAD-06. */
export function SearchDrawer({ onClose }: { onClose: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const search = (event: FormEvent) => {
    event.preventDefault();
    addRecentWord(text);
    void navigate(searchPath(text));
    onClose();
  };
  return (
    <Drawer $side="top" title={t('header.search')} closeLabel={t('word.close')} onClose={onClose}>
      <Room>
        <Form role="search" action="/products/product_search" onSubmit={search}>
          <TextInput
            type="search"
            name="title"
            aria-label={t('search.label')}
            placeholder={t('search.placeholder')}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            data-autofocus=""
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <IconButton type="submit" label={t('search.submit')}>
            <Search aria-hidden="true" />
          </IconButton>
        </Form>
        {text.trim().length >= 2 ? (
          <Suggestions text={text.trim()} onClose={onClose} />
        ) : (
          <>
            <RecentWords onClose={onClose} />
            <HotWords onClose={onClose} />
          </>
        )}
      </Room>
    </Drawer>
  );
}

const Room = styled(Wrapper)`
  display: grid;
  gap: 24px;
  max-width: 760px;
  padding-block: 8px 24px;
`;
const Form = styled.form`
  position: relative;
  & > input {
    min-height: 52px;
    padding-inline: 16px 56px;
    font-size: var(--text-lg);
  }
  & > button {
    position: absolute;
    inset: 4px 4px auto auto;
  }
`;
