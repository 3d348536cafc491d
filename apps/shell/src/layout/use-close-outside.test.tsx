import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { useCloseOutside } from './use-close-outside';

function Menu() {
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useCloseOutside(box, isOpen, () => setOpen(false));
  return (
    <>
      <div ref={box}>
        <button onClick={() => setOpen(!isOpen)}>Account</button>
        {isOpen && <a href="#orders">Orders</a>}
      </div>
      <a href="#next">Next</a>
    </>
  );
}

const orders = () => screen.queryByRole('link', { name: 'Orders' });
const open = async () => {
  render(<Menu />);
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  expect(orders()).toBeVisible();
};

test('[X2] a menu stays open while the focus is in it, and closes when Tab leads past its end', async () => {
  await open();
  await userEvent.tab();
  expect(orders()).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Next' })).toHaveFocus();
  expect(orders()).not.toBeInTheDocument();
});

test('[X2] Escape closes it and gives the focus back; a press beside it closes it', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  await userEvent.click(document.body);
  expect(orders()).not.toBeInTheDocument();
});

test('[X2] one whose button stands elsewhere stays open for a press on it, and gives the focus back to it', async () => {
  const close = jest.fn();
  function Panel() {
    useCloseOutside(useRef(null), true, close, '#opener');
    return <button id="opener">Categories</button>;
  }
  render(<Panel />);
  await userEvent.click(screen.getByRole('button', { name: 'Categories' }));
  expect(close).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Categories' }).blur());
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Categories' })).toHaveFocus();
});
