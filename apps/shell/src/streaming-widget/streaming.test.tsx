import type { StreamingChannel } from '@souk/contract';
import { fakeApi, renderPart } from '@souk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyMessages } from '../deferred/lazy-messages';
import en from './messages.en.json';
import fr from './messages.fr.json';
import { Streaming } from './streaming';
import { forgetPerson } from '../auth/forget-person';
import { roomFor } from './use-clear-place';
import { keyStepPx, moved, stepOf } from './widget-place';

const open = (channel: StreamingChannel | null) => {
  const api = fakeApi({ store: { streamingChannel: async () => channel } });
  const page = renderPart(
    <LazyMessages messages={{ en: [en], fr: [fr] }}>
      <Streaming />
    </LazyMessages>,
    { api },
  );
  return { ...page, api };
};
const live: StreamingChannel = { type: 'IFRAME', content: '<script>parent.document.cookie</script>' };
const widget = () => screen.findByRole('region', { name: 'Live channel' });
const handle = () => screen.getByRole('button', { name: /^Move/ });
const placeOf = (box: HTMLElement) => [box.style.right, box.style.bottom].map((text) => Number.parseInt(text, 10));

// jsdom knows neither pointer capture nor where a pointer is; a browser's journey drags for real.
const pointer = (target: Element, type: string, x: number, y: number, pointerType: string) =>
  fireEvent(
    target,
    Object.assign(new MouseEvent(type, { bubbles: true, clientX: x, clientY: y }), { pointerId: 1, pointerType }),
  );

const screenIs = (kind: 'phone' | 'wide') =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ matches: kind === 'wide', media }) as unknown as MediaQueryList);

beforeEach(() => {
  localStorage.clear();
  screenIs('wide');
  HTMLElement.prototype.setPointerCapture = () => {};
});

describe('[WIDGET-03] the streaming widget', () => {
  test('shows for channel type IFRAME', async () => {
    open(live);
    expect(await widget()).toBeVisible();
  });

  test.each<[string, StreamingChannel | null]>([
    ['another type', { type: 'RTMP', content: 'x' }],
    ['no channel', null],
  ])('not for %s', async (_what, channel) => {
    const { api } = open(channel);
    await waitFor(() => expect(api.inputsOf('store.streamingChannel')).toHaveLength(1));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  test('its content cannot reach the shopper’s session: a frame without an origin, never markup of the page', async () => {
    open(live);
    const frame = (await widget()).querySelector('iframe');
    expect(frame).toHaveAttribute('src', '/api/front/streaming/channel/frame?lang=en');
    expect(frame?.getAttribute('sandbox')).not.toMatch(/allow-same-origin|allow-top-navigation|allow-forms/);
    expect(frame).not.toHaveAttribute('srcdoc');
    expect(document.body.innerHTML).not.toContain('parent.document.cookie');
  });
});

describe('[WIDGET-02] the streaming widget', () => {
  test('on a phone it comes with the first scroll, not before', async () => {
    screenIs('phone');
    const { api } = open(live);
    expect(api.made).toEqual([]);
    fireEvent.scroll(window);
    expect(await widget()).toBeVisible();
  });

  test('its bar says what its content calls the show, and listens to nobody else', async () => {
    open(live);
    const frame = (await widget()).querySelector('iframe');
    const post = (source: Window | null | undefined, data: unknown) =>
      fireEvent(window, new MessageEvent('message', { data, source: source ?? null }));
    post(window, { liveCaption: 'Forged' });
    post(frame?.contentWindow, { liveCaption: 7 });
    post(frame?.contentWindow, { liveCaption: `Thu 8 pm${'!'.repeat(90)}` });
    expect(screen.getByRole('button', { name: /Maximise the live channel$/ })).toHaveTextContent(
      /^Live Thu 8 pm!{32}Maximise/,
    );
  });

  test('gives way to what lies below: its picture first, then all of it', () => {
    const box = { left: 100, right: 332, top: 400, bottom: 574 };
    const at = (top: number, left = 100) => [{ left, right: left + 80, top, bottom: top + 40 }];
    expect(roomFor(box, 44, [])).toBe('all');
    expect(roomFor(box, 44, at(300))).toBe('all');
    expect(roomFor(box, 44, at(420))).toBe('bar');
    expect(roomFor(box, 44, at(540))).toBe('none');
    expect(roomFor(box, 44, at(540, 400))).toBe('all');
  });

  test('is small, large, closed; closed it stays, also after signing out', async () => {
    const page = open(live);
    expect(await widget()).toHaveAttribute('data-size', 'small');
    await userEvent.click(screen.getByRole('button', { name: /Maximise the live channel$/ }));
    expect(await widget()).toHaveAttribute('data-size', 'large');
    await userEvent.click(screen.getByRole('button', { name: /Minimise the live channel$/ }));
    expect(await widget()).toHaveAttribute('data-size', 'small');
    await userEvent.click(screen.getByRole('button', { name: 'Close the live channel' }));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    page.unmount();
    forgetPerson(page.queryClient);
    const { api } = open(live);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(api.made).toEqual([]);
  });

  test.each(['mouse', 'touch', 'pen'])('is dragged by %s, and lies still afterwards', async (kind) => {
    open(live);
    const box = await widget();
    const [right = 0, bottom = 0] = placeOf(box);
    pointer(handle(), 'pointerdown', 500, 500, kind);
    pointer(handle(), 'pointermove', 460, 470, kind);
    expect(placeOf(box)).toEqual([right + 40, bottom + 30]);
    pointer(handle(), 'pointerup', 460, 470, kind);
    pointer(handle(), 'pointermove', 100, 100, kind);
    expect(placeOf(box)).toEqual([right + 40, bottom + 30]);
  });

  test('a drag that the browser takes away ends', async () => {
    open(live);
    const box = await widget();
    const before = placeOf(box);
    pointer(handle(), 'pointerdown', 500, 500, 'touch');
    pointer(handle(), 'pointercancel', 500, 500, 'touch');
    pointer(handle(), 'pointermove', 100, 100, 'touch');
    expect(placeOf(box)).toEqual(before);
  });

  test('[X4] is moved by the arrow keys', async () => {
    open(live);
    const box = await widget();
    const [right = 0, bottom = 0] = placeOf(box);
    handle().focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}{ArrowDown}x');
    expect(placeOf(box)).toEqual([right + keyStepPx, bottom + keyStepPx]);
  });

  test('never leaves the window, also one that is smaller than itself', () => {
    const widgetSize = { width: 300, height: 200 };
    const at = (window: { width: number; height: number }, by: { x: number; y: number }) =>
      moved({ right: 16, bottom: 88 }, by, { window, widget: widgetSize });
    const wide = { width: 1280, height: 800 };
    expect(at(wide, { x: 5000, y: 5000 })).toEqual({ right: 8, bottom: 8 });
    expect(at(wide, { x: -5000, y: -5000 })).toEqual({ right: 972, bottom: 592 });
    expect(at({ width: 200, height: 100 }, { x: -50, y: -50 })).toEqual({ right: 8, bottom: 8 });
    expect(stepOf('Tab')).toBeNull();
  });
});
