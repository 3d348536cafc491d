import { renderRoute } from '@souk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import words from './messages.en.json';
import { SaveButton } from './form-buttons';
import { faultsIn, useFieldFaults } from './use-field-faults';

const sent: string[] = [];

function Form() {
  const [price, setPrice] = useState('');
  const [name, setName] = useState('');
  const fields = useFieldFaults(
    faultsIn({
      name: name ? null : 'desk.fieldMissing',
      price: price === '' ? 'desk.badAmount' : Number(price) > 0 ? null : 'desk.amountNotAboveZero',
    }),
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (fields.check()) sent.push(`${name} ${price}`);
      }}
    >
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <p>{fields.errorOf('name')}</p>
      <input aria-label="Price" value={price} onChange={(event) => setPrice(event.target.value)} />
      <p>{fields.errorOf('price')}</p>
      <SaveButton saveLabel="Send" isBusy={false} wrong={fields.wrong} />
    </form>
  );
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

test('[DESK-21] a form tells all that is wrong when it is sent, not while somebody types, and no longer what was put right', async () => {
  await renderRoute({ Component: Form });
  expect(screen.queryByRole('alert')).toBeNull();
  await send();
  expect(screen.getByText(words['desk.fieldMissing'])).toBeVisible();
  expect(screen.getByText(words['desk.badAmount'])).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(words['desk.seeFields']);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Mug');
  await userEvent.type(screen.getByRole('textbox', { name: 'Price' }), '0');
  expect(screen.queryByText(words['desk.fieldMissing'])).toBeNull();
  expect(screen.queryByText(words['desk.badAmount'])).toBeNull();
  expect(screen.queryByText(words['desk.amountNotAboveZero'])).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  await send();
  expect(screen.getByText(words['desk.amountNotAboveZero'])).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Price' }), '.5');
  await send();
  expect(sent).toEqual(['Mug 0.5']);
});
