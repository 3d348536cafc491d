import { act, Fragment } from 'react';
import { createRoot } from 'react-dom/client';
import { watchForTranslation } from './watch-translation';

type Line = { count: number; note?: boolean; icon?: boolean };
const Words = ({ count, note = false, icon = false }: Line) => (
  <p>
    {icon && <b>!</b>}
    {count} {note && 'left'} <i>of 9</i>
  </p>
);

/** How a browser may put its translation in the place of a text. */
const ways: [string, (text: Text, translation: HTMLElement) => void][] = [
  ['in one step', (text, translation) => text.replaceWith(translation)],
  ['before it, and takes it away', (text, translation) => (text.before(translation), text.remove())],
  ['after it, and takes it away', (text, translation) => (text.after(translation), text.remove())],
  ['around it', (text, translation) => (text.replaceWith(translation), translation.replaceChildren(text))],
];

const textsIn = (root: Node) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter((text) => !text.parentElement?.closest('font'));
};

/** Puts its own words in the place of each text that it has not translated yet. */
const translate = async (root: Node, put: (text: Text, translation: HTMLElement) => void) => {
  for (const text of textsIn(root)) {
    const translation = document.createElement('font');
    translation.textContent = text.data.replace('left', 'übrig').replace('of', 'von');
    put(text, translation);
  }
  await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
};

beforeAll(async () => void (await watchForTranslation()));

test.each(ways)('[X11] texts change, go and come in a page that the browser translates, %s', async (_way, put) => {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const show = async (line: Line) => {
    await act(async () => root.render(<Words {...line} />));
    await translate(page, put);
  };
  const shown = () => page.textContent.replaceAll(/\s+/g, ' ');

  await show({ count: 7, note: true });
  await translate(page, put);
  await show({ count: 3, note: true });
  expect(shown()).toMatch(/^3 /);
  await show({ count: 3 });
  expect(shown()).not.toContain('7');
  expect(shown()).not.toMatch(/left|übrig/);
  await show({ count: 2, icon: true, note: true });
  expect(shown()).toMatch(/^!2 (left|übrig) (of|von) 9$/);
  await act(async () => root.unmount());
  expect(page).toBeEmptyDOMElement();
});

test('[X11] a text changes after the browser has shown the page in a second language, and in its own again', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const show = (line: Line) => act(async () => root.render(<Words {...line} />));
  const replaceAll = async (by: (translation: Element) => Node) => {
    for (const translation of page.querySelectorAll('font')) translation.replaceWith(by(translation));
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  };
  await show({ count: 7 });
  await translate(page, (text, translation) => text.replaceWith(translation));
  await replaceAll((translation) => translation.cloneNode(true));
  await show({ count: 5 });
  expect(page).toHaveTextContent('5 von 9');
  await translate(page, (text, translation) => text.replaceWith(translation));
  await replaceAll((translation) => new Text(translation.textContent));
  await show({ count: 4 });
  expect(page).toHaveTextContent(/^4 /);
  await act(async () => root.unmount());
  expect(page).toBeEmptyDOMElement();
});

test('[X11] a text that moves leaves no translation behind', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const show = (...words: string[]) =>
    act(async () =>
      root.render(
        <p>
          {words.map((word) => (
            <Fragment key={word}>{word}</Fragment>
          ))}
        </p>,
      ),
    );
  await show('one ', 'two ', 'three ');
  await translate(page, (text, translation) => text.replaceWith(translation));
  await show('three ', 'one ', 'two ');
  expect(page).toHaveTextContent('three one two');
  expect(page.textContent).toBe('three one two ');
});
