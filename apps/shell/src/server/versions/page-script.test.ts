import { waitFor } from '@testing-library/react';
import vm from 'node:vm';
import { pageScript } from './page-script';

const copied: string[] = [];
const clipboard = { writeText: async (text: string) => void copied.push(text) };

/** Runs the script as a page does: by its text, with what a browser has and nothing else. */
const run = (more: object = {}) =>
  vm.runInNewContext(pageScript, {
    document,
    HTMLElement,
    DOMParser,
    getSelection: () => '',
    navigator: { clipboard },
    location: { href: '/version/page' },
    setInterval: (again: () => void) => again(),
    fetch: async () => new Promise(() => {}),
    ...more,
  });

beforeEach(() => {
  document.body.innerHTML =
    '<code>npm run x</code><button data-copy="npm run x">Copy</button><small id="seen"></small>';
});

test('a press copies the command and says so', async () => {
  run();
  const button = document.querySelector('button') as HTMLButtonElement; // stands above
  button.click();
  await waitFor(() => expect([copied, button.textContent]).toEqual([['npm run x'], 'Copied']));
});

test('a server that does not answer is said, and what was read stays', async () => {
  const failed = Promise.reject(new Error('down'));
  run({ fetch: () => failed });
  await waitFor(() => expect(document.body.textContent).toContain('This server does not answer'));
  expect(document.querySelector('code')).not.toBeNull();
});

test('what the server says now replaces the page', async () => {
  const reply = { ok: true, text: async () => '<body><h1>New</h1></body>' };
  run({ fetch: async () => reply });
  await waitFor(() => expect(document.body.innerHTML).toBe('<h1>New</h1>'));
});
