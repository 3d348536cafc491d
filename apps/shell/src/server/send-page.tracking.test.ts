/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { render } from './render';
import { sendPage } from './send-page';
import { pageDeps, renderedPage } from './testing/page-deps';

jest.mock('./render', () => ({ render: jest.fn() }));
jest.mock('../app/words', () => ({ loadWords: () => Promise.resolve({}) }));

/** Answers to visitors who come one after the other, each with an address of their own. */
const visits = async (...paths: string[]) => {
  const given = pageDeps();
  const server = createServer((req, res) => void sendPage(given, req, res)).listen(0);
  const { port } = server.address() as AddressInfo;
  const answers = [];
  for (const path of paths) {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
    answers.push(reply.headers.get('location') ?? (await reply.text()));
  }
  await new Promise((resolve) => server.close(resolve));
  return answers;
};

const asked = () => jest.mocked(render).mock.calls.map(([{ request }]) => new URL(request.url));

beforeEach(() =>
  jest
    .mocked(render)
    .mockReset()
    .mockImplementation(async ({ request }) => renderedPage(`<p>${new URL(request.url).search}</p>`, true) as never),
);

test('everybody who comes by an advertisement is shown the page that is there, made without what their address adds', async () => {
  const answers = await visits(
    '/',
    '/?gclid=1&gad_source=5',
    '/?utm_source=mail&utm_campaign=spring&mc_eid=7',
    '/?fbclid=2',
  );
  expect(answers).toEqual(Array(4).fill('<p></p>'));
  expect(asked().map(({ search }) => search)).toEqual(['']);
});

test('what a page is made by tells pages apart as before', async () => {
  expect(await visits('/?color=blue&gclid=1', '/?color=red&gclid=1', '/?gclid=2&color=blue')).toEqual([
    '<p>?color=blue</p>',
    '<p>?color=red</p>',
    '<p>?color=blue</p>',
  ]);
  expect(render).toHaveBeenCalledTimes(2);
});

test('one page has one address, however its parameters are written', async () => {
  await visits('/?attr=Color:Blue&title=steel%20cup', '/?attr=Color%3ABlue&title=steel+cup&gclid=1');
  expect(render).toHaveBeenCalledTimes(1);
});

test('[DESK-61] a page that leads on takes along what measures, of each visitor their own', async () => {
  jest
    .mocked(render)
    .mockReset()
    .mockResolvedValue({ kind: 'redirect', status: 301, location: '/product/tea-cup?color=red#reviews' });
  expect(await visits('/product/cup?gclid=1&color=red', '/product/cup?color=red&lang=fr&gclid=2')).toEqual([
    '/product/tea-cup?gclid=1&color=red#reviews',
    '/product/tea-cup?gclid=2&color=red&lang=fr#reviews',
  ]);
});
