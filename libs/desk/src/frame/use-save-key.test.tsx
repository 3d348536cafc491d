import { fireEvent, render, screen } from '@testing-library/react';
import type { FormEvent } from 'react';
import { useSaveKey } from './use-save-key';

const saved = jest.fn();

function Forms({ unsaved }: { unsaved: readonly string[] }) {
  useSaveKey();
  return ['Words', 'Prices'].map((name) => (
    <form
      key={name}
      data-unsaved={unsaved.includes(name) || undefined}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        saved(name);
      }}
    >
      <input aria-label={name} />
    </form>
  ));
}

test.each([
  ['the form that one works in', ['Words', 'Prices'], 'Prices', { ctrlKey: true }, ['Prices']],
  ['the changed form, where one works in another', ['Words'], 'Prices', { metaKey: true }, ['Words']],
  ['nothing, where nothing was changed', [], 'Prices', { ctrlKey: true }, []],
])('[DESK-21] Ctrl-S or ⌘-S saves %s', (_which, unsaved, at, modifier, forms) => {
  saved.mockClear();
  render(<Forms unsaved={unsaved} />);
  screen.getByRole('textbox', { name: at }).focus();
  // The browser does not save the page as a file.
  expect(fireEvent.keyDown(screen.getByRole('textbox', { name: at }), { key: 's', ...modifier })).toBe(false);
  expect(saved.mock.calls.flat()).toEqual(forms);
});

test('[DESK-21] an s that is typed is a letter', () => {
  render(<Forms unsaved={['Words']} />);
  expect(fireEvent.keyDown(screen.getByRole('textbox', { name: 'Words' }), { key: 's' })).toBe(true);
});
