import { followScroll } from './header-bar';

const bar = () => document.querySelector<HTMLElement>('[data-header-bar]')!.dataset;
const scrollTo = (y: number) => {
  Object.defineProperty(globalThis, 'scrollY', { value: y, configurable: true });
  dispatchEvent(new Event('scroll'));
};

const isCovered = () => document.documentElement.hasAttribute('data-covered');

const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));

beforeAll(async () => {
  document.body.innerHTML = '<div data-header-bar><b data-cart-count></b></div>';
  followScroll();
  await frame();
});

test('[HEAD-05] the bar is fixed below 120 px of scroll', () => {
  scrollTo(121);
  expect(bar()).toMatchObject({ fixed: 'true' });
  scrollTo(40);
  expect(isCovered()).toBe(false);
  expect(bar()).toMatchObject({ fixed: 'false', away: 'false' });
});

test('[M6] going down hides it after a few pixels, going up again shows it', () => {
  scrollTo(300);
  expect(bar()['away']).toBe('true');
  scrollTo(296);
  expect(bar()['away']).toBe('true');
  expect(isCovered()).toBe(false);
  scrollTo(200);
  expect(bar()['away']).toBe('false');
  expect(isCovered()).toBe(true);
});

test('[M6] a change in the cart brings it back', async () => {
  scrollTo(500);
  expect(bar()['away']).toBe('true');
  document.querySelector('[data-cart-count]')!.textContent = '1';
  await Promise.resolve();
  expect(bar()['away']).toBe('false');
});

test('[M6] so does one in a header that the application has drawn anew', async () => {
  document.body.innerHTML = '<div data-header-bar><b data-cart-count></b></div>';
  scrollTo(700);
  expect(bar()['away']).toBe('true');
  document.querySelector('[data-cart-count]')!.textContent = '2';
  await Promise.resolve();
  expect(bar()['away']).toBe('false');
});

test('[HEAD-05] a page that is scrolled when it is drawn for the first time has a fixed bar', async () => {
  document.body.innerHTML = '<div data-header-bar></div>';
  Object.defineProperty(globalThis, 'scrollY', { value: 900, configurable: true });
  followScroll();
  await frame();
  expect(bar()).toMatchObject({ fixed: 'true', away: 'false' });
});
