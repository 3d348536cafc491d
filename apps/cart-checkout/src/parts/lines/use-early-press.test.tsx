import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { useEarlyPress } from './use-early-press';

const told = jest.fn<void, [boolean]>();
let root: Root | undefined;

function Box() {
  const [isOn, setOn] = useState(true);
  const box = useEarlyPress(isOn);
  const change = () => {
    setOn(!isOn);
    told(!isOn);
  };
  return <input ref={box} type="checkbox" checked={isOn} onChange={change} />;
}

/** The box as the server drew it; what happens to it then; and its code. */
const wake = (before: (box: HTMLInputElement) => void) => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = '<input type="checkbox" checked=""/>';
  const box = page.querySelector('input')!;
  before(box);
  act(() => void (root = hydrateRoot(page, <Box />)));
  return box;
};

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  told.mockReset();
});

test('[CART-02] a box pressed before its code was there stays as pressed, and the cart is told once', () => {
  const box = wake((painted) => painted.click());
  expect(told.mock.calls).toEqual([[false]]);
  expect(box.checked).toBe(false);
});

test('[CART-02] a box that nobody pressed tells nothing', () => {
  expect(wake(() => {}).checked).toBe(true);
  expect(told).not.toHaveBeenCalled();
});

test('[CART-02] afterwards each press counts once', () => {
  const box = wake(() => {});
  act(() => box.click());
  act(() => box.click());
  expect(told.mock.calls).toEqual([[false], [true]]);
});
