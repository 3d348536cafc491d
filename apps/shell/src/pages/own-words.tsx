import { MessagesProvider, useLocale, type Messages } from '@souk/i18n';
import type { ReactNode } from 'react';
import en from './messages.en.json';
import fr from './messages.fr.json';

/** The words of the shell's own pages; they travel with those pages, not with every page of the store. */
export function OwnWords({ children }: { children: ReactNode }) {
  const { locale } = useLocale();
  // The build compiles the JSON's texts (tools/build/src/messages-loader.cjs); its type still says text.
  const words = (locale === 'fr' ? fr : en) as unknown as Messages;
  return <MessagesProvider messages={words}>{children}</MessagesProvider>;
}
