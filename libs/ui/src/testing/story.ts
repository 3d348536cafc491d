import type { StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';

/** Picks the sentence in the language of the workbench. */
export type Say = (english: string, french: string) => string;

const english: Say = (sentence) => sentence;
const french: Say = (_english, sentence) => sentence;

/**
 * One story. A component of this library knows no sentence, so its stories bring their own in both languages.
 * @param args what the workbench's controls may change
 * @example export const Busy = story((say) => <Button isBusy>{say('Save', 'Enregistrer')}</Button>);
 */
export const story = <A extends object = object>(render: (say: Say, args: A) => ReactElement, args?: A): StoryObj => ({
  ...(args && { args }),
  // Storybook's type of args knows no component here; they are those above, perhaps changed by a control.
  render: (given, { globals }) => render(globals['locale'] === 'fr' ? french : english, given as A),
});
