import { useState } from 'react';
import { find, frame, hydrate, open, painted, useOpenedPages } from './opened-page.fixture';

useOpenedPages();

const scrolledTo: Element[] = [];
beforeEach(() => {
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = function () {
    scrolledTo.push(this);
  };
});

/** React finds other words than it would have written (a translating browser, a broken release), and draws the part anew. */
const drawnAnew = async (Part: () => React.ReactNode) => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  const first = find('[data-owner]').firstElementChild;
  hydrate(Part);
  await frame();
  await frame();
  await frame();
  complaints.mockRestore();
  expect(first?.isConnected).toBe(false);
};

const Cards = ({ presses }: { presses: (name: string) => void }) => (
  <div>
    <p>Words</p>
    {['Kettle', 'Lamp', 'Lamp'].map((name, place) => (
      <button key={place} type="button" aria-label={`Quick view: ${name}`} onClick={() => presses(name + place)}>
        View
      </button>
    ))}
  </div>
);

const cards = (...names: string[]) =>
  `<div><p>Mots</p>${names.map((name) => `<button type="button" aria-label="Quick view: ${name}">View</button>`).join('')}</div>`;

describe('[X11] [P10] what was done in a part that React draws anew is given to the part that took its place', () => {
  test.each<[string, string, number, string[]]>([
    ['a press, once, to the control with its words and place', cards('Kettle', 'Lamp', 'Lamp'), 3, ['Lamp2']],
    ['also where there are more of its kind by then, if as many have its words', cards('Kettle'), 1, ['Kettle0']],
    ['also where others of its kind have changed places', cards('Lamp', 'Lamp', 'Kettle'), 3, ['Kettle0']],
    ['not where more or fewer have its words', cards('Kettle', 'Lamp'), 2, []],
    ['not to other words at its place: they may do the opposite', cards('Bouilloire', 'Lampe', 'Lampe'), 2, []],
    ['but so in a translated page', `<font>Mots</font>${cards('Bouilloire', 'Lampe', 'Lampe')}`, 2, ['Lamp1']],
  ])('%s', async (_name, html, at, pressed) => {
    const presses = jest.fn();
    await open(html);
    find(`button:nth-of-type(${at})`).click();
    await painted();
    await drawnAnew(() => <Cards presses={presses} />);
    await painted();
    expect(presses.mock.calls.flat()).toEqual(pressed);
    // It is in view again.
    expect(scrolledTo).toHaveLength(pressed.length);
    expect(document.querySelector('[data-pressed]')).toBeNull();
  });

  const point = (type: string, at: Element, [clientX, clientY] = [5, 5]) =>
    at.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX, clientY }));

  test.each<[string, [number, number], string[]]>([
    ['a press that began on the old control and ended on the new one', [6, 4], ['Lamp2']],
    ['not one whose pointer was moved away', [40, 4], []],
  ])('%s', async (_name, end, pressed) => {
    const presses = jest.fn();
    await open(cards('Kettle', 'Lamp', 'Lamp'));
    point('pointerdown', find('button:nth-of-type(3)'));
    await drawnAnew(() => <Cards presses={presses} />);
    point('pointerup', document.body, end);
    await painted();
    await painted();
    expect(presses.mock.calls.flat()).toEqual(pressed);
  });

  test('not a press whose form came anew without the field that was filled in', async () => {
    const presses = jest.fn();
    await open(
      '<form data-hydrate="interaction"><p>Mots</p><input name="note"><input name="name"><button>Send</button></form>',
    );
    const note = find<HTMLInputElement>('[name=note]');
    note.value = 'a gift';
    note.dispatchEvent(new InputEvent('input', { bubbles: true }));
    find('button').click();
    await painted();
    await drawnAnew(() => (
      <form data-hydrate="interaction" onSubmit={presses}>
        <p>Words</p>
        <input name="name" />
        <button onClick={presses}>Send</button>
      </form>
    ));
    await painted();
    expect(presses).not.toHaveBeenCalled();
  });

  test('not a press on a page that has been left', async () => {
    const presses = jest.fn();
    await open(cards('Kettle', 'Lamp', 'Lamp'));
    find('button').click();
    await painted();
    history.pushState(null, '', '/elsewhere');
    await drawnAnew(() => <Cards presses={presses} />);
    await painted();
    expect(presses).not.toHaveBeenCalled();
    history.replaceState(null, '', '/');
  });

  test('what was typed, with the focus, and what was chosen', async () => {
    const Form = () => {
      const [text, setText] = useState('');
      const [size, setSize] = useState('S');
      return (
        <form data-action="add">
          <p>Words</p>
          <input name="note" value={text} onChange={({ target }) => setText(target.value)} />
          {['S', 'M'].map((one) => (
            <input
              key={one}
              type="radio"
              name="size"
              value={one}
              checked={size === one}
              onChange={() => setSize(one)}
            />
          ))}
          <output>{`${text} ${size}`}</output>
        </form>
      );
    };
    await open(
      `<form data-action="add"><p>Mots</p><input name="note" value=""><input type="radio" name="size" value="S" checked=""><input type="radio" name="size" value="M"><output> S</output></form>`,
    );
    const note = find<HTMLInputElement>('[name=note]');
    note.focus();
    note.value = 'a gift';
    note.dispatchEvent(new InputEvent('input', { bubbles: true }));
    find('[value=M]').click();
    await painted();
    note.focus();
    await drawnAnew(Form);
    await painted();
    expect(find('output')).toHaveTextContent('a gift M');
    expect(find('[name=note]')).toHaveFocus();
  });
});
