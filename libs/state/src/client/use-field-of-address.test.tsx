import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFieldOfAddress } from './use-field-of-address';

function Form({ shown, kinds = [] }: { shown: string; kinds?: string[] }) {
  const words = useFieldOfAddress<HTMLInputElement>(shown);
  const kind = useFieldOfAddress<HTMLSelectElement>(shown, kinds.length);
  return (
    <>
      <form>
        <input ref={words} defaultValue={shown} />
        <select ref={kind} defaultValue={shown}>
          <option value="">All</option>
          {kinds.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <button type="button">Search</button>
      </form>
      <a href="#elsewhere">Elsewhere</a>
    </>
  );
}

const words = () => screen.getByRole('textbox');
const kind = () => screen.getByRole('combobox');

test('who types on while the list is on its way loses neither words nor focus', async () => {
  const { rerender } = render(<Form shown="" />);
  await userEvent.type(words(), 'linen shirt');
  rerender(<Form shown="linen" />);
  expect(words()).toHaveValue('linen shirt');
  expect(words()).toHaveFocus();
  await userEvent.tab();
  rerender(<Form shown="mug" />);
  expect(words()).toHaveValue('linen shirt');
});

test('a link, or Back from the field itself, shows what the address says', async () => {
  const { rerender } = render(<Form shown="linen" />);
  await userEvent.type(words(), ' shirt');
  await userEvent.click(screen.getByRole('link'));
  rerender(<Form shown="mug" />);
  expect(words()).toHaveValue('mug');
  words().focus();
  rerender(<Form shown="linen" />);
  expect(words()).toHaveValue('linen');
});

test('a choice waits for what there is to choose from', () => {
  const { rerender } = render(<Form shown="kit" />);
  expect(kind()).toHaveValue('');
  rerender(<Form shown="kit" kinds={['kit', 'set']} />);
  expect(kind()).toHaveValue('kit');
});
