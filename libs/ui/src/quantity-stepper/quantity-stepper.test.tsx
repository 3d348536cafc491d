import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityStepper } from './quantity-stepper';

const labels = {
  quantity: 'Quantity',
  decrease: 'Decrease quantity',
  increase: 'Increase quantity',
  atMost: (max: number) => `Only ${max} available`,
};

function Held({ start, max, onChange }: { start: number; max: number; onChange?: (value: number) => void }) {
  const [value, setValue] = useState(start);
  const change = (next: number) => {
    setValue(next);
    onChange?.(next);
  };
  return <QuantityStepper value={value} max={max} onChange={change} labels={labels} name="cartNum" />;
}

const field = () => screen.getByRole('spinbutton', { name: 'Quantity' });
const minus = () => screen.getByRole('button', { name: 'Decrease quantity' });
const plus = () => screen.getByRole('button', { name: 'Increase quantity' });

test('[CART-04] minus is disabled at 1', async () => {
  render(<Held start={2} max={9} />);
  await userEvent.click(minus());
  expect(field()).toHaveValue(1);
  expect(minus()).toHaveAttribute('aria-disabled', 'true');
  expect(minus()).toHaveFocus();
});

test('[CART-03] more than there is becomes what there is, and that is said', async () => {
  render(<Held start={1} max={42} />);
  expect(screen.queryByText('Only 42 available')).toBeNull();
  await userEvent.clear(field());
  await userEvent.type(field(), '999{Enter}');
  expect(field()).toHaveValue(42);
  expect(screen.getByRole('status')).toHaveTextContent('Only 42 available');
  await userEvent.click(minus());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('[CART-03] plus is disabled at stock', async () => {
  render(<Held start={2} max={3} />);
  await userEvent.click(plus());
  expect(field()).toHaveValue(3);
  expect(plus()).toHaveAttribute('aria-disabled', 'true');
});

test('[CART-03] [X1] whoever steps to an end by keyboard stays on the button, and a press more there does nothing', async () => {
  const change = jest.fn();
  render(<Held start={2} max={3} onChange={change} />);
  plus().focus();
  await userEvent.keyboard('{Enter}{Enter}{Enter}');
  expect(plus()).toHaveFocus();
  expect(change.mock.calls).toEqual([[3]]);
  minus().focus();
  await userEvent.keyboard('{Enter}{Enter}{Enter}');
  expect(minus()).toHaveFocus();
  expect(change.mock.calls).toEqual([[3], [2], [1]]);
});

test('[CART-03] more than there is left stays until it is changed: plus does not make it less', async () => {
  const change = jest.fn();
  render(<QuantityStepper value={5} max={3} onChange={change} labels={labels} />);
  await userEvent.click(plus());
  expect(change).not.toHaveBeenCalled();
  await userEvent.click(minus());
  expect(change.mock.calls).toEqual([[3]]);
});

test('one that is disabled as a whole takes no press', () => {
  render(<QuantityStepper value={2} max={3} onChange={() => {}} labels={labels} isDisabled />);
  expect([minus().matches(':disabled'), plus().matches(':disabled'), field().matches(':disabled')]).toEqual([
    true,
    true,
    true,
  ]);
});

test.each([
  ['too much becomes the stock', '99', 3],
  ['nothing becomes 1', '', 1],
  ['zero becomes 1', '0', 1],
  ['a negative number becomes 1', '-4', 1],
  ['a fraction loses its rest', '2.9', 2],
])('[CART-03] typed: %s', async (_rule, typed, expected) => {
  render(<Held start={2} max={3} />);
  await userEvent.clear(field());
  if (typed) await userEvent.type(field(), typed);
  await userEvent.tab();
  expect(field()).toHaveValue(expected);
});

test('[CART-03] a typed zero, or less, is told, so that taking the line out can be offered; an empty field is not', async () => {
  const zero = jest.fn();
  render(<QuantityStepper value={2} max={3} onChange={() => {}} onZero={zero} labels={labels} />);
  await userEvent.clear(field());
  await userEvent.tab();
  expect(zero).not.toHaveBeenCalled();
  await userEvent.clear(field());
  await userEvent.type(field(), '0{Enter}');
  expect(zero).toHaveBeenCalledTimes(1);
  await userEvent.clear(field());
  await userEvent.type(field(), '-2{Enter}');
  expect(zero).toHaveBeenCalledTimes(2);
});

test('Enter takes the typed number without sending the form around it', async () => {
  const send = jest.fn((event: React.FormEvent) => event.preventDefault());
  const change = jest.fn();
  render(
    <form onSubmit={send}>
      <Held start={1} max={9} onChange={change} />
    </form>,
  );
  await userEvent.clear(field());
  await userEvent.type(field(), '4{Enter}');
  expect(change).toHaveBeenLastCalledWith(4);
  expect(send).not.toHaveBeenCalled();
});
