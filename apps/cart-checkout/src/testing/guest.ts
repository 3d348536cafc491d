import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** An address that is whole but for its state, by the labels of its fields. */
export const guestAddress = {
  'First name': 'Gina',
  'Last name': 'Guest',
  Address: '1 Main St',
  City: 'Boston',
  'Postal code': '02108',
  Phone: '617 555 0100',
};

/** Puts a text in by one event: a press for each letter takes twenty times as long, and is no part of what is tried. */
const fill = async (field: HTMLElement, text: string) => {
  await userEvent.click(field);
  await userEvent.paste(text);
};

export const typeEmail = async () => fill(await screen.findByRole('textbox', { name: 'Email' }), 'gina@souk.test');

/** @param field finds a field by its label, as the test means it: only one that shows, or also a folded one */
export const typeAddress = async (field: (name: string) => HTMLElement) => {
  for (const [name, text] of Object.entries(guestAddress)) await fill(field(name), text);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State', hidden: true }), 'MA');
};
