import { locales, useT } from '@souk/i18n';
import { Button, FieldGrid, Stack, TextField } from '@souk/ui';
import type { HomeValues } from './home-values';

const most = 20;

type Props = {
  words: HomeValues['hotWords'];
  errorAt: (at: number, language: 'en' | 'fr') => string | null;
  onChange: (words: HomeValues['hotWords']) => void;
};

/** Searches that are suggested before anybody types, in both languages. */
export function HotWordFields({ words, errorAt, onChange }: Props) {
  const t = useT();
  const set = (at: number, change: Partial<{ en: string; fr: string }>) =>
    onChange(words.map((word, place) => (place === at ? { ...word, ...change } : word)));
  return (
    <Stack $gap={4}>
      {words.map((word, at) => (
        <FieldGrid key={at}>
          {locales.map((language) => (
            <TextField
              key={language}
              label={t(`admin.home.word.${language}`, { number: at + 1 })}
              value={word[language]}
              maxLength={40}
              error={errorAt(at, language)}
              onChange={({ target: { value } }) => set(at, { [language]: value })}
            />
          ))}
        </FieldGrid>
      ))}
      {words.length < most && (
        <div>
          <Button size="sm" onClick={() => onChange([...words, { en: '', fr: '' }])}>
            {t('admin.home.addWord')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
