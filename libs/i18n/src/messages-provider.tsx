import { useMemo, type ReactNode } from 'react';
import { createIntl, createIntlCache, RawIntlProvider, useIntl, type MessageFormatElement } from 'react-intl';
import { defaultLocale, useLocale } from './locale';

/** Words by id: compiled at build to syntax trees (raw ICU text in tests, where the parser is at hand). */
export type Messages = Record<string, MessageFormatElement[]>;

/** Values that any sentence may name without being given them, such as `{store}`. */
export type StandingValues = Readonly<Record<string, string>>;

const standing = (values: unknown) => values as never; // typed for tags alone; whatever stands here lies below each sentence's own values

/**
 * What reads words and writes numbers, made once for all pages and parts. It differs by language, words and options alone, and is dear to
 * make: a server renders each page anew.
 */
const cache = createIntlCache();

const useIntlOf = (locale: string, messages: Messages, values: unknown) =>
  useMemo(
    () =>
      createIntl(
        {
          locale,
          defaultLocale,
          messages,
          defaultRichTextElements: standing(values),
          onError: onMissing,
          onWarn: quiet,
        },
        cache,
      ),
    [locale, messages, values],
  );

/** Shared words, around the whole page. A missing word shows its id; in development the console names it, once. */
export function SharedMessages({
  messages,
  values,
  children,
}: {
  messages: Messages;
  values?: StandingValues;
  children: ReactNode;
}) {
  const { locale } = useLocale();
  return <RawIntlProvider value={useIntlOf(locale, messages, values)}>{children}</RawIntlProvider>;
}

/** A remote's own words on top of the shared ones, for what it shows. */
export function MessagesProvider({ messages, children }: { messages: Messages; children: ReactNode }) {
  const outer = useIntl();
  const all = useMemo(() => ({ ...(outer.messages as Messages), ...messages }), [outer.messages, messages]);
  const intl = useIntlOf(outer.locale, all, outer.defaultRichTextElements);
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}

const quiet = () => {};

const named = new Set<string>();
const nameOnce = ({ message }: Error) => {
  if (named.has(message)) return;
  named.add(message);
  console.error(message);
};

/** Shoppers are told nothing that they could not help. */
const onMissing = process.env.NODE_ENV === 'development' ? nameOnce : quiet;
