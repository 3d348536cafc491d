import { createIntl, type Locale, type Messages } from '@souk/i18n';
import { loadWords } from '../app/words';

const loaded = new Map<Locale, Promise<Messages>>();

/** The messages of every page's frame in one language, loaded once. */
export const messagesOf = (locale: Locale): Promise<Messages> => {
  const messages = loaded.get(locale) ?? loadWords(locale);
  loaded.set(locale, messages);
  return messages;
};

export type Sentence = (id: string, values?: Record<string, string | number>) => string;

/** Formats the frame's messages outside of React, in the same words as the page. */
export const sentencesIn = async (locale: Locale): Promise<Sentence> => {
  const intl = createIntl({ locale, messages: await messagesOf(locale) });
  return (id, values) => intl.formatMessage({ id }, values);
};
