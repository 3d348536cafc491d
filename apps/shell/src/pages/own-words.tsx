import type { ReactNode } from 'react';
import { LazyMessages } from '../deferred/lazy-messages';
import en from './messages.en.json';
import fr from './messages.fr.json';

const words = { en: [en], fr: [fr] };

/** The words of the shell's own pages; they travel with those pages, not with every page of the store. */
export const OwnWords = ({ children }: { children: ReactNode }) => (
  <LazyMessages messages={words}>{children}</LazyMessages>
);
