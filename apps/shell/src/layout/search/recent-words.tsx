import { FormattedMessage } from '@souk/i18n';
import { Button } from '@souk/ui';
import { useState } from 'react';
import { clearRecentWords, readRecentWords } from './recent-words.storage';
import { WordList } from './word-list';

/** What was searched for on this device, with a way to forget it. */
export function RecentWords({ onClose }: { onClose: () => void }) {
  const [words, setWords] = useState(readRecentWords);
  if (words.length === 0) return null;
  const forget = () => {
    clearRecentWords();
    setWords([]);
  };
  const clear = (
    <Button variant="quiet" size="sm" onClick={forget}>
      <FormattedMessage id="search.forget" />
    </Button>
  );
  return <WordList title={<FormattedMessage id="search.recent" />} words={words} action={clear} onClose={onClose} />;
}
