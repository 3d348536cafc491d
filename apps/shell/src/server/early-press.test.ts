import { earlyPress } from './early-press';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const takenOver = (button: HTMLElement) => Object.assign(button, { __reactProps$abc: {} });
const button = () => document.querySelector('button')!;

let pressed = 0;
// The script as the page runs it: once, as text.
beforeAll(() => new Function(earlyPress)());
beforeEach(() => {
  document.body.innerHTML = '<div data-owner="catalog"><button type="button"><b>Good</b></button></div>';
  pressed = 0;
});
const alive = () => {
  document.querySelector('[data-owner]')!.setAttribute('data-live', '');
  takenOver(button()).addEventListener('click', () => pressed++);
};

test('a press before the scripts is given once when the part is alive', async () => {
  button().querySelector('b')!.click();
  button().click();
  await frame();
  expect(button().hasAttribute('data-pressed')).toBe(true);
  alive();
  await frame();
  await frame();
  await frame();
  expect(pressed).toBe(1);
  expect(button().hasAttribute('data-pressed')).toBe(false);
});

test('a button React has reached waits until its part is in place', async () => {
  takenOver(button());
  button().click();
  await frame();
  expect(button().hasAttribute('data-pressed')).toBe(true);
  document.body.innerHTML = '';
});

test('a living button is left alone', async () => {
  alive();
  button().click();
  await frame();
  await frame();
  expect(pressed).toBe(1);
});

test('the button of a popover is answered by the browser', async () => {
  button().setAttribute('popovertarget', 'sheet');
  button().click();
  alive();
  await frame();
  await frame();
  expect(pressed).toBe(0);
});

test('a form answers by itself', () => {
  document.body.innerHTML = '<form action="/actions/cart/add"><button>Add</button></form>';
  document.querySelector('form')!.addEventListener('submit', (event) => event.preventDefault());
  button().click();
  expect(button().hasAttribute('data-pressed')).toBe(false);
});
