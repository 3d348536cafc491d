import { act, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { keepEarlyLinks } from './early-links';
import { keepEarlyValues } from './early-values';

const frame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!;

function Part({ onOpen }: { onOpen: () => void }) {
  const [number, setNumber] = useState('1');
  const [order, setOrder] = useState('new');
  return (
    <>
      <input type="number" value={number} onChange={(event) => setNumber(event.target.value)} />
      <select value={order} onChange={(event) => setOrder(event.target.value)}>
        <option value="old">old</option>
        <option value="new">new</option>
      </select>
      <a
        href="/product/steel-kettle"
        onClick={(event) => {
          event.preventDefault();
          onOpen();
        }}
      >
        Kettle
      </a>
      <output>{`${number} ${order}`}</output>
    </>
  );
}

const html =
  '<input type="number" value="1"><select><option value="old">old</option><option value="new" selected="">new</option></select>' +
  '<a href="/product/steel-kettle">Kettle</a><output>1 new</output>';

let opened = 0;
let root: Root | undefined;
const open = jest.fn(() => false);
const onNear = jest.fn();
beforeAll(() => keepEarlyLinks({ open, onNear }));
beforeEach(() => {
  opened = 0;
  jest.clearAllMocks();
  document.body.innerHTML = `<div data-owner="catalog">${html}</div>`;
});
afterEach(() => {
  act(() => root?.unmount());
  history.replaceState(null, '', '/');
});

const wake = () =>
  act(() => {
    const part = find('[data-owner]');
    root = hydrateRoot(part, <Part onOpen={() => (opened += 1)} />);
    part.setAttribute('data-live', '');
  });

test('a link pressed in a part that sleeps opens once when the part is alive', async () => {
  find('a').click();
  find('a').click();
  wake();
  await frame();
  await frame();
  expect(opened).toBe(1);
});

test('a link to another page is opened at once, without the part that sleeps', async () => {
  open.mockReturnValueOnce(true);
  find('a').click();
  expect(open.mock.calls).toEqual([['/product/steel-kettle']]);
  wake();
  await frame();
  await frame();
  expect(opened).toBe(0);
});

test('a link within the page waits for its part, which knows what it means', async () => {
  history.replaceState(null, '', '/product/steel-kettle?page=1');
  find('a').click();
  wake();
  await frame();
  await frame();
  expect([open.mock.calls, opened]).toEqual([[], 1]);
});

test('a finger on a link to another page is told before it presses; not in a part that is alive', () => {
  const touch = () => find('a').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  touch();
  expect(onNear).toHaveBeenCalledTimes(1);
  wake();
  touch();
  expect(onNear).toHaveBeenCalledTimes(1);
});

test('a link for another tab is the browser’s', () => {
  let isLeft = false;
  const look = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', look, { once: true });
  find('a').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(isLeft).toBe(true);
});

test('what was typed and chosen before React was there is told to it', async () => {
  find<HTMLSelectElement>('select').value = 'old';
  keepEarlyValues();
  find<HTMLInputElement>('input').value = '3';
  find('input').dispatchEvent(new Event('input', { bubbles: true }));
  wake();
  await frame();
  await frame();
  expect(find('output').textContent).toBe('3 old');
  expect(find<HTMLInputElement>('input').value).toBe('3');
});
