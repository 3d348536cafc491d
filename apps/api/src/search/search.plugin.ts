import type { Plugin } from '../deps';
import { gatherWords } from './vocabulary';

/** Gathers the words of the catalogue anew every night. */
export const searchPlugin: Plugin = (_app, { jobs }) =>
  jobs.every('17 3 * * *', 'search.words', gatherWords, { isDroppable: true });
