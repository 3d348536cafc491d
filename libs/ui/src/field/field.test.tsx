import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FieldRow } from './field-row';
import { InlineSelect } from './inline-select';
import { CountedTextField, SelectField, TextAreaField, TextField } from './text-field';

test('label, hint and error belong to their control', () => {
  render(
    <TextField label="Phone" hint="Only for the carrier" error="Please enter your phone" isRequired name="phone" />,
  );
  const input = screen.getByRole('textbox', { name: 'Phone' });
  expect(input).toBeRequired();
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Please enter your phone Only for the carrier');
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter your phone');
});

test('[K6] a field without an error is valid and says nothing', () => {
  render(<TextField label="Phone" mark="optional" />);
  expect(screen.getByRole('textbox', { name: 'Phone' })).toBeValid();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('optional')).toBeVisible();
});

test('several lines and lists are labelled the same way', () => {
  render(
    <>
      <TextAreaField label="Order note" maxLength={150} />
      <SelectField label="Country">
        <option>France</option>
      </SelectField>
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'Order note' })).toHaveAttribute('maxlength', '150');
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('France');
});

test.each([
  ['of several lines', TextAreaField],
  ['of one line', CountedTextField],
])('a text %s near its limit tells how much of it is used, while it is written', async (_kind, Counted) => {
  render(<Counted label="Message" mark="optional" maxLength={10} />);
  const field = screen.getByRole('textbox', { name: 'Message' });
  await userEvent.type(field, '1234567');
  expect(screen.getByText('optional')).toBeVisible();
  await userEvent.paste('89 and what is cut');
  expect(field).toHaveValue('123456789 ');
  expect(screen.getByRole('status')).toHaveTextContent('10 / 10');
  await userEvent.tab();
  expect(screen.getByText('optional')).toBeVisible();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('status')).toHaveTextContent('10 / 10');
});

test('a list of orders is named by the words beside it', () => {
  render(
    <InlineSelect label="Sort by" defaultValue="new">
      <option value="old">Oldest</option>
      <option value="new">Newest</option>
    </InlineSelect>,
  );
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Newest');
});

test('a button beside a field says what it did, read aloud', () => {
  const { rerender } = render(
    <FieldRow button={<button>Send code</button>} said={null}>
      <TextField label="Code" />
    </FieldRow>,
  );
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(
    <FieldRow button={<button>Send code</button>} said="It is on its way">
      <TextField label="Code" />
    </FieldRow>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('It is on its way');
  expect(screen.getByRole('button', { name: 'Send code' })).toBeVisible();
});
