import { listenToPictures } from './pictures';

const picture = () => document.querySelector('img')!;

beforeAll(listenToPictures);
beforeEach(() => {
  document.body.innerHTML = '<img alt="">';
});

test('a picture that cannot be had is marked, until another one is there', () => {
  picture().dispatchEvent(new Event('error'));
  expect(picture().hasAttribute('data-missing')).toBe(true);
  picture().dispatchEvent(new Event('load'));
  expect(picture().hasAttribute('data-missing')).toBe(false);
});

test('what fails besides pictures is left alone', () => {
  dispatchEvent(new Event('error', { cancelable: true }));
  const script = document.body.appendChild(document.createElement('script'));
  script.dispatchEvent(new Event('error'));
  expect(script.hasAttribute('data-missing')).toBe(false);
});
