import { measureVitals } from './vitals';

jest.mock('./needs', () => ({ whenAtRest: async () => undefined }));
const vitals = { href: '/beacon/vitals.js?v=1', share: 0.05 };
const scripts = () => [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));
const turn = () => new Promise((resolve) => setTimeout(resolve));
afterEach(() => document.head.replaceChildren());

test('a visit outside the sample fetches nothing', async () => {
  measureVitals({ vitals }, () => 0.05);
  measureVitals({}, () => 0);
  await turn();
  expect(scripts()).toEqual([]);
});

test('a visit of the sample fetches the script once its page is at rest', async () => {
  measureVitals({ vitals }, () => 0.049);
  expect(scripts()).toEqual([]);
  await turn();
  expect(scripts()).toEqual([vitals.href]);
});
