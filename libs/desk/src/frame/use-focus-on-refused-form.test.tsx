import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { useFocusOnRefusedForm } from './use-focus-on-refused-form';

function Form({ isTold = false }: { isTold?: boolean }) {
  useFocusOnRefusedForm();
  const [isChecked, setChecked] = useState(false);
  const [name, setName] = useState('');
  const isWrong = isChecked && name === '';
  const check = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
  };
  return (
    <form onSubmit={check}>
      <input aria-label="Note" />
      <input
        aria-label="Name"
        value={name}
        aria-invalid={isWrong || undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <button>Save</button>
      {isTold && isChecked && (
        <p role="alert" tabIndex={-1} ref={(told) => told?.focus()}>
          Somebody else saved it
        </p>
      )}
    </form>
  );
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('[X3] whoever sends a form of a desk', () => {
  test('is led to the first field that is wrong, and to none where none is', async () => {
    render(<Form />);
    await press();
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('Mug');
    await press();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  });

  test('stays at what the form itself told', async () => {
    render(<Form isTold />);
    await press();
    expect(screen.getByRole('alert')).toHaveFocus();
  });
});
