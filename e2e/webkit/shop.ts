import { expect } from '@playwright/test';
import { openBrowser, type Command } from './driver';
import { bringLibrary, finder, type Step } from './find';
import { asking, PageLocator } from './locator';

const startApplication = `
  dispatchEvent(new Event('souk:start'));
  const isTakenOver = !document.querySelector('main > [data-owner]:not([data-live])');
  return isTakenOver && document.documentElement.matches('[data-hydrated]');
`;

/** Opens a WebKit with one page, in the store at `origin`. */
export const openShop = async (driver: Command, origin: string) => {
  const { command, close } = await openBrowser(driver);
  const run = <T>(script: string, ...args: unknown[]) =>
    command('POST', '/execute/sync', { script, args }) as Promise<T>;
  /** Finds what the steps lead to and asks it something, in the frame where one is. */
  const find = async <T>(steps: readonly Step[], act: string, ...rest: unknown[]): Promise<T> => {
    const script = finder(act);
    const answer = await run<T | 'no library'>(script, steps, ...rest);
    if (answer !== 'no library') return answer as T;
    await run(bringLibrary);
    return run<T>(script, steps, ...rest);
  };
  const url = async () => new URL((await command('GET', '/url')) as string);
  return Object.assign(new PageLocator({ command, find }), {
    run,
    close,
    command,
    url,
    /** Opens an address, as if typed. */
    goto: (path: string) => command('POST', '/url', { url: new URL(path, origin).href }),
    back: () => command('POST', '/back', {}),
    cookie: (name: string, value: string) => command('POST', '/cookie', { cookie: { name, value } }),
    reload: () => command('POST', '/refresh', {}),
    resize: (width: number, height = 900) => command('POST', '/window/rect', { width, height }),
    /** Until the address is such. */
    isAt: (path: RegExp) =>
      asking(async () => {
        const { pathname, search } = await url();
        return pathname + search;
      }).toMatch(path),
    /** The application runs: React has hydrated the frame and the page's part. */
    isAlive: () => asking(() => run(startApplication)).toBe(true),
    /** Does something inside a frame, found by its title. */
    within: async (title: string, act: () => Promise<unknown>) => {
      await expect(async () => {
        const frame = await run<object | null>(
          'return document.querySelector(`iframe[title="${arguments[0]}"]`)',
          title,
        );
        if (!frame) throw new Error(`no frame ${title}`);
        await command('POST', '/frame', { id: frame });
      }).toPass();
      await act();
      await command('POST', '/frame/parent', {});
    },
    picture: async () => Buffer.from((await command('GET', '/screenshot')) as string, 'base64'),
  });
};

export type Shop = Awaited<ReturnType<typeof openShop>>;
