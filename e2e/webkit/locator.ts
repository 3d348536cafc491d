import { expect } from '@playwright/test';
import type { Command } from './driver';
import type { Name, Step } from './find';

type Words = string | RegExp;
/** An element as WebDriver names it: one key, whatever it is called. */
type Found = Record<string, string> | null;
type Asked = {
  command: Command;
  find: <T>(steps: readonly Step[], act: string, ...rest: unknown[]) => Promise<T>;
};

/** What is asked of a page that is just going away cannot be answered: it is asked again. */
export const asking = (question: () => Promise<unknown>, name?: string) =>
  expect.poll(() => question().catch(String), name);

/** Something on the page, found anew each time it is asked for, as a shopper finds it: by role and name, label, words. */
export class PageLocator {
  constructor(
    private readonly page: Asked,
    private readonly steps: readonly Step[] = [],
  ) {}

  role = (role: string, name?: Words) => this.next({ by: 'role', role, ...(name ? { name: plain(name) } : {}) });
  label = (name: Words) => this.next({ by: 'label', name: plain(name) });
  text = (name: Words) => this.next({ by: 'text', name: plain(name) });
  css = (selector: string) => this.next({ by: 'css', selector });

  /** How many are in sight. */
  count = () => this.ask<number>('return found.length;');
  isSeen = () => asking(() => this.ask('return found.length > 0;'), this.path).toBe(true);
  isThere = (times: number) => asking(this.count, this.path).toBe(times);
  isGone = () => asking(this.count, this.path).toBe(0);
  says = (said: RegExp) => asking(() => this.ask('return found[0]?.innerText ?? "";'), this.path).toMatch(said);
  holds = (held: string) => asking(() => this.ask('return found[0]?.value ?? null;'), this.path).toBe(held);
  hasFocus = () => asking(() => this.ask('return found[0] === document.activeElement;'), this.path).toBe(true);

  /** Presses it with the mouse, as soon as it is there and nothing lies above it. */
  press = () => this.act('found[0]', (element) => this.page.command('POST', `${element}/click`, {}));

  /** Types keys, as they come. */
  type = (text: string) => this.act('found[0]', (element) => this.page.command('POST', `${element}/value`, { text }));

  /** Types into it, in place of what it held. */
  fill = (text: string) =>
    this.act('found[0]', async (element) => {
      await this.page.command('POST', `${element}/clear`, {});
      await this.page.command('POST', `${element}/value`, { text });
    });

  /** Ticks or chooses it, through its label where the box itself is only drawn. */
  check = () =>
    this.act('found[0]?.closest("label") ?? found[0]', async (element) => {
      const isOn = () => this.ask<boolean>('return found[0]?.checked ?? null;');
      if (!(await isOn())) await this.page.command('POST', `${element}/click`, {});
      await asking(isOn).toBe(true);
    });

  /** Chooses a picture, by script: the driver cannot answer the system's own window for files. */
  givePicture = async (name: string, base64: string) => {
    await this.isSeen();
    await this.ask(give, name, base64);
  };

  /** Chooses from a list, by value or words, or the so-manieth. */
  choose = (option: string | number) =>
    this.act(
      '[...(found[0]?.options ?? [])].find(({ value, text }, at) => [value, text.trim(), at].includes(rest[0]))',
      (element) => this.page.command('POST', `${element}/click`, {}),
      option,
    );

  private next = (step: Step) => new PageLocator(this.page, [...this.steps, step]);
  private ask = <T>(act: string, ...rest: unknown[]) => this.page.find<T>(this.steps, act, ...rest);
  private get path() {
    return this.steps.map((step) => JSON.stringify(step)).join(' in ');
  }

  /** Until it works: what is not there yet, moves, or is covered can be tried again, for nothing has happened then. */
  private act = (which: string, use: (element: string) => Promise<unknown>, ...rest: unknown[]) =>
    expect(async () => {
      const found = await this.ask<Found>(`const it = ${which}; ${atRest}`, ...rest);
      if (!found) throw new Error(`not in sight, or moving: ${this.path}`);
      await use(`/element/${Object.values(found)[0]}`);
    }, this.path).toPass({ timeout: 45_000 });
}

/** In the middle of the view (else the driver takes it for hidden at times), once it has stopped moving. */
const atRest = `
  if (!it) return null;
  it.scrollIntoView({ block: 'center', behavior: 'instant' });
  const place = () => JSON.stringify(it.getBoundingClientRect());
  const frame = () => new Promise(requestAnimationFrame);
  const before = place();
  return frame().then(frame).then(() => (place() === before ? it : null));
`;

const give = `
  const [name, base64] = rest;
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const files = new DataTransfer();
  files.items.add(new File([bytes], name, { type: 'image/png' }));
  found[0].files = files.files;
  found[0].dispatchEvent(new Event('change', { bubbles: true }));
`;

const plain = (name: Words): Name => (typeof name === 'string' ? name : { source: name.source, flags: name.flags });
