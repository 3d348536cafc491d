import { firefox } from '@playwright/test';

type Message = { id: number; method: string; params: { features?: Record<string, unknown> } };
type Transport = { send: (message: Message) => void; onmessage?: (answer: unknown) => void };
type Session = { sessionId: string; send: (method: string, params: unknown) => Promise<unknown> };
type Keyboard = {
  sendText: (progress: { race: (sent: Promise<unknown>) => Promise<void> }, text: string) => Promise<void>;
};
type Page = { delegate: { closePage: (mayAsk: boolean) => Promise<void>; rawKeyboard: Keyboard; _session: Session } };
type Context = {
  on: (event: 'page', listener: (page: Page) => void) => void;
  pages: () => Page[];
  doClose: (reason?: string) => Promise<unknown>;
};
type Browser = { doCreateNewContext: (options: unknown) => Promise<Context> };
type Launcher = { connectToTransport: (transport: Transport, options: unknown) => Promise<Browser> };

/** Makes `channel: 'moz-firefox'` work with the Firefox of the system, in this process. */
export const useStockFirefox = () => {
  // inside of Playwright: what it does not type, it does not promise
  const { _connection: here } = firefox as unknown as { _connection: { toImpl: (it: unknown) => unknown } };
  const { _bidiFirefox: launcher } = here.toImpl(firefox) as { _bidiFirefox: Launcher };
  const connect = launcher.connectToTransport.bind(launcher);
  launcher.connectToTransport = async (transport, options) => {
    const browser = await connect(withLightColours(transport), options);
    const create = browser.doCreateNewContext.bind(browser);
    browser.doCreateNewContext = async (settings) => mended(await create(settings));
    return browser;
  };
};

/**
 * A stock Firefox is driven over WebDriver BiDi, which Playwright asks for one thing that Firefox does not have yet: to
 * emulate media. Asked for what it shows anyhow (light colours), it is answered here; anything else is refused by Firefox.
 */
const withLightColours = (transport: Transport): Transport =>
  new Proxy(transport, {
    get: (target, name) => {
      if (name !== 'send') return Reflect.get(target, name, target) as unknown;
      return (message: Message) => {
        const isLight = message.method === 'emulation.setMediaFeaturesOverride' && isPlain(message.params.features);
        if (isLight) queueMicrotask(() => target.onmessage?.({ id: message.id, type: 'success', result: {} }));
        else target.send(message);
      };
    },
    set: (target, name, value) => Reflect.set(target, name, value, target),
  });

const isPlain = (features: Record<string, unknown> = {}) =>
  Object.values(features).every((value) => value === undefined || value === null || value === 'light');

const mended = (context: Context): Context => {
  context.on('page', typeByKeys);
  // Pages go before their context does: Firefox clears what a context has stored while its pages still leave, and a page
  // that reads its storage then takes the whole browser with it.
  const close = context.doClose.bind(context);
  context.doClose = async (reason) => {
    await Promise.all(context.pages().map(({ delegate }) => delegate.closePage(false).catch(() => undefined)));
    return close(reason);
  };
  return context;
};

/** What is filled in is typed: Playwright sets the value by script instead, which React does not see as the shopper's. */
const typeByKeys = ({ delegate: { rawKeyboard, _session: session } }: Page) => {
  rawKeyboard.sendText = (progress, text) =>
    progress.race(
      session.send('input.performActions', {
        context: session.sessionId,
        actions: [{ type: 'key', id: 'pw_keyboard', actions: [...text].flatMap(pressed) }],
      }),
    );
};

const pressed = (value: string) => ['keyDown', 'keyUp'].map((type) => ({ type, value }));
