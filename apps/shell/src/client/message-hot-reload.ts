import type { Locale } from '@souk/i18n';
import type { MessageTable } from '@souk/mfe';

type Saved = { remote: string; locale: Locale; words: MessageTable };

/**
 * A developer saved words of a remote that runs from source: its new table is handed over (tools/build, messages-loader).
 * No build for shoppers holds a call of it.
 */
export const onChangedMessages = (take: (remote: string, locale: Locale, words: MessageTable) => void) => {
  const listen = (event: Event) => {
    const { remote, locale, words } = (event as CustomEvent<Saved>).detail;
    take(remote, locale, words);
  };
  addEventListener('souk:words', listen);
  return () => removeEventListener('souk:words', listen);
};
