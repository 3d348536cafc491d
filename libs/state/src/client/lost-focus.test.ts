import { watchLostFocus } from './lost-focus';

let stop = () => {};
beforeEach(() => {
  jest.useFakeTimers();
  stop = watchLostFocus();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const show = (html: string) => {
  document.body.innerHTML = `<main id="main" tabindex="-1"><h1>Wishes</h1>${html}</main>`;
};
const at = (id: string) => document.getElementById(id) as HTMLElement;
const here = () => (document.activeElement?.id || document.activeElement?.tagName) ?? '';
/** Takes an element out, as a list does that was read anew. */
const takeOut = async (id: string) => {
  // As Chromium does, and no other.
  if (at(id).contains(document.activeElement))
    document.activeElement?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  at(id).remove();
  await jest.advanceTimersByTimeAsync(100);
};

const list = `<ul id="list">
  <li id="a"><a id="to-a" href="/a">A</a><button id="drop-a">Remove</button></li>
  <li id="b"><a id="to-b" href="/b">B</a><button id="drop-b">Remove</button></li>
  <li id="c"><a id="to-c" href="/c">C</a><button id="drop-c">Remove</button></li></ul>`;

test('[X3] a line that is deleted leaves the focus to the next one, the last to the one before', async () => {
  show(list);
  at('drop-b').focus();
  await takeOut('b');
  expect(here()).toBe('to-c');
  at('drop-c').focus();
  await takeOut('c');
  expect(here()).toBe('to-a');
});

test('[X3] where it was moved to is marked for as long as it stays there', async () => {
  show(list);
  at('drop-b').focus();
  await takeOut('b');
  expect(at('to-c').matches('[data-focus-moved]')).toBe(true);
  at('to-a').focus();
  expect(at('to-c').matches('[data-focus-moved]')).toBe(false);
});

test('[X3] the next one’s link has it, also where the way to take it out stands first', async () => {
  show(list.replace(/(<a .*?<\/a>)(<button .*?<\/button>)/g, '$2$1'));
  at('drop-b').focus();
  await takeOut('b');
  expect(here()).toBe('to-c');
});

test('[X3] the last of all leaves it to what takes the place of the list, else to the heading', async () => {
  show(`<section id="part">${list}</section>`);
  at('drop-a').focus();
  at('list').replaceWith(Object.assign(document.createElement('div'), { innerHTML: '<a id="shop" href="/">Shop</a>' }));
  await jest.advanceTimersByTimeAsync(100);
  expect(here()).toBe('shop');
  await takeOut('part');
  expect(here()).toBe('H1');
});

test('[X3] a button that is gone leaves it to the first beside it, and never to the next, which may delete', async () => {
  show('<div><button id="edit">Edit</button><button id="default">Make default</button><button>Delete</button></div>');
  at('default').focus();
  await takeOut('default');
  expect(here()).toBe('edit');
});

test('[X3] the last picture of a form leaves it to the place where pictures are chosen', async () => {
  show(`<form><input id="star" type="radio">
    <div><div id="one"><button id="drop">Remove</button></div><label>Add<input id="add" type="file"></label></div></form>`);
  at('drop').focus();
  await takeOut('one');
  expect(here()).toBe('add');
});

test('[X3] a dialog that goes together with what opened it leaves it there too', async () => {
  show(list);
  at('c').insertAdjacentHTML('beforeend', '<dialog open id="ask"><button id="yes">Delete</button></dialog>');
  at('yes').focus();
  await takeOut('c');
  expect(here()).toBe('to-b');
});

test('in an open dialog the focus stays in that dialog', async () => {
  show(
    `${list}<dialog open id="ask"><form id="form"><button id="send">Send</button></form><button id="close">X</button></dialog>`,
  );
  at('send').focus();
  await takeOut('form');
  expect(here()).toBe('close');
});

test('what moves the focus itself is left alone, and so is who left the element by hand', async () => {
  show(`<input id="field">${list}`);
  at('drop-a').focus();
  at('a').remove();
  at('field').focus();
  await jest.advanceTimersByTimeAsync(100);
  expect(here()).toBe('field');
  at('drop-b').focus();
  at('drop-b').blur();
  await jest.advanceTimersByTimeAsync(0);
  await takeOut('b');
  expect(here()).toBe('BODY');
});

test('what stood beside the page, such as the question of consent, leaves it to the heading', async () => {
  show(list);
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="bar"><button id="no">Refuse all</button></div><button>Chat</button>',
  );
  at('no').focus();
  await takeOut('bar');
  expect(here()).toBe('H1');
});
