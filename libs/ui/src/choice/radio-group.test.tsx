import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox } from './checkbox';
import { RadioGroup, type RadioOption } from './radio-group';

const sizes: readonly RadioOption[] = [
  { value: 'S', label: 'S' },
  { value: 'M', label: 'M' },
  { value: 'L', label: 'L', isUnavailable: true, note: 'not in blue' },
];

function Sizes() {
  const [size, setSize] = useState<string>();
  return <RadioGroup legend="Size" name="size" options={sizes} value={size} onChange={setSize} />;
}

test('[QUICK-04] options are a radio group named after their attribute', async () => {
  render(<Sizes />);
  const group = screen.getByRole('radiogroup', { name: 'Size' });
  await userEvent.click(within(group).getByRole('radio', { name: 'M' }));
  expect(within(group).getByRole('radio', { name: 'M' })).toBeChecked();
});

test('arrow keys move the choice', async () => {
  render(<Sizes />);
  await userEvent.click(screen.getByRole('radio', { name: 'S' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'M' })).toBeChecked();
});

test('a group that must be chosen from says so, and what is wrong with it', () => {
  render(
    <RadioGroup
      legend="Store type"
      mark="required"
      isRequired
      name="type"
      options={sizes}
      value={undefined}
      error="Please choose one"
      onChange={() => {}}
    />,
  );
  const group = screen.getByRole('radiogroup', { name: 'Store type' });
  expect(group).toBeRequired();
  expect(group).toBeInvalid();
  expect(group).toHaveAccessibleDescription('Please choose one');
  expect(screen.getByText('required')).toBeVisible();
});

test('a combination that does not exist says so before it is chosen, and can be chosen', async () => {
  render(<Sizes />);
  const option = screen.getByRole('radio', { name: 'L' });
  expect(option).toHaveAccessibleDescription('not in blue');
  await userEvent.click(option);
  expect(option).toBeChecked();
});

test('a checkbox is named by its sentence', async () => {
  render(<Checkbox error="Please agree">I agree</Checkbox>);
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  expect(box).toHaveAccessibleDescription('Please agree');
  await userEvent.click(screen.getByText('I agree'));
  expect(box).toBeChecked();
});
