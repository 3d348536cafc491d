import { ApiError } from '@souk/api-client';
import { chatStore, panelsStore } from '@souk/state';
import { aRefusal, aStore, aTicket, type FakeAnswers, fakeApi, renderRoute } from '@souk/testing';
import { hostileHtml } from '@souk/testing/hostile';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FloatingWindow } from './floating-window';
import { isMobileDevice, readWhatsApp, whatsAppHref } from './whatsapp';

const widget = { phoneNumber: '+1 (555) 0100', name: 'Souk', status: true, defaultMessage: ['Hello', 'Second'] };
const open = async (answers: FakeAnswers = {}, world: object = {}) => {
  const api = fakeApi({
    ...answers,
    store: { details: async () => aStore(), widget: async () => ({ data: null }), ...answers.store },
  });
  await renderRoute({ Component: FloatingWindow }, { api, ...world });
  return api;
};
const chat = () => screen.findByRole('dialog', { name: 'Chat with us' });
const toggle = () => userEvent.click(screen.getByRole('button', { name: 'Chat with us' }));

describe('[WIDGET-04] the floating window', () => {
  test('leads to settling in as a merchant, to people, and back to the top once there is a way back', async () => {
    await open();
    const window = within(screen.getByRole('complementary', { name: 'Shortcuts' }));
    expect(document.querySelector('a[aria-label="Become a merchant"]')).toHaveAttribute('href', '/users/registration');
    expect(window.getByRole('button', { name: 'Chat with us' })).toBeVisible();
    expect(window.queryByRole('button', { name: 'Back to top' })).not.toBeInTheDocument();
  });

  test('scrolls to the top and hands the focus to the page', async () => {
    const seen: IntersectionObserverCallback[] = [];
    const before = globalThis.IntersectionObserver;
    globalThis.IntersectionObserver = class {
      constructor(callback: IntersectionObserverCallback) {
        seen.push(callback);
      }
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    await open();
    act(() =>
      seen.forEach((tell) =>
        tell(
          [{ isIntersecting: false, boundingClientRect: { top: -1 } } as IntersectionObserverEntry],
          {} as unknown as IntersectionObserver,
        ),
      ),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Back to top' }));
    expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    globalThis.IntersectionObserver = before;
    scroll.mockRestore();
  });
});

describe('[WIDGET-06] the WhatsApp link', () => {
  test('leads to the web API, with the number and the first default message', async () => {
    await open({ store: { widget: async () => ({ data: JSON.stringify(widget) }) } });
    const link = await screen.findByRole('link', { name: 'WhatsApp Souk' });
    expect(link).toHaveAttribute('href', 'https://api.whatsapp.com/send?phone=15550100&text=Hello');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('uses the app scheme on a phone', () => {
    const read = readWhatsApp(JSON.stringify(widget));
    expect(read && whatsAppHref(read, true)).toBe('whatsapp://send?phone=15550100&text=Hello');
    const phone = { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' } as Navigator;
    expect(isMobileDevice(phone)).toBe(true);
    expect(isMobileDevice({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' } as Navigator)).toBe(false);
  });

  test.each([
    ['is not JSON', 'not json {'],
    ['is empty', ''],
    ['is no object', '"text"'],
    ['is a list', '[1]'],
    ['has no number', '{"name":"Souk","status":true}'],
    ['has a script for a number', '{"phoneNumber":"javascript:alert(1)","status":true}'],
    ['is switched off', JSON.stringify({ ...widget, status: false })],
    ['is switched off by a word', JSON.stringify({ ...widget, status: 'off' })],
  ])('a setting that %s shows no link', (_what, data) => expect(readWhatsApp(data)).toBeNull());

  test('messages that are none are left out', () => {
    expect(readWhatsApp(JSON.stringify({ ...widget, defaultMessage: [null, 7, 'Hi'] }))?.defaultMessage).toEqual([
      'Hi',
    ]);
    expect(readWhatsApp(JSON.stringify({ ...widget, defaultMessage: 'Hi' }))?.defaultMessage).toEqual([]);
  });

  test('a call that fails shows no link and breaks nothing', async () => {
    await open({ store: { widget: () => Promise.reject(aRefusal('SERVER_ERROR')) } });
    await waitFor(() => expect(screen.queryByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Chat with us' })).toBeVisible();
  });
});

const page = <T,>(list: T[]) => ({ list, pageNum: 1, pages: 1, total: list.length, limit: 20 });
const { events: said, ...ticket } = aTicket({ id: 61, subject: 'Chat: Hello', status: 'OPEN' });

afterEach(() => sessionStorage.clear());

describe('[WIDGET-05] the chat', () => {
  test('opens and closes by its button, its cross and Escape', async () => {
    await open();
    await toggle();
    expect(await chat()).toBeVisible();
    await toggle();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await toggle();
    await userEvent.click(within(await chat()).getByRole('button', { name: 'Close the chat' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await toggle();
    within(await chat())
      .getByRole('button', { name: 'Sign in' })
      .focus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Chat with us' })).toHaveFocus();
  });

  test('who is not signed in is asked to, with the e-mail as another way', async () => {
    await open();
    await toggle();
    expect(await screen.findByRole('link', { name: 'hello@souk.test' })).toHaveAttribute(
      'href',
      'mailto:hello@souk.test',
    );
    await userEvent.click(within(await chat()).getByRole('button', { name: 'Sign in' }));
    expect(panelsStore.getState().panel).toEqual({ kind: 'login' });
  });

  test('the first message opens a support ticket, of 120 characters at most', async () => {
    const tickets = {
      list: async () => page([]),
      categories: async () => [{ id: 3, name: 'Delivery' }],
      save: async () => ({ id: 61, ticketNo: 'TK61' }),
    };
    const api = await open({ tickets }, { user: {} });
    await toggle();
    const field = await screen.findByRole('textbox', { name: 'Your message' });
    expect(field).toHaveAttribute('maxlength', '120');
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(130));
    expect(field).toHaveValue('x'.repeat(120));
    await userEvent.clear(field);
    await userEvent.type(field, '   ');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(api.inputsOf('tickets.save')).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, 'Where is my parcel?{Enter}');
    await waitFor(() =>
      expect(api.inputsOf('tickets.save')).toEqual([
        { subject: 'Chat: Where is my parcel?', message: 'Where is my parcel?', categoryId: 3 },
      ]),
    );
    await waitFor(() => expect(field).toHaveValue(''));
  });

  test('what was typed and not sent is there again; the beginning of another message replaces none of it', async () => {
    const tickets = { list: async () => page([ticket]), detail: async () => ({ ...aTicket(), ...ticket }) };
    await open({ tickets }, { user: {} });
    const field = () => screen.findByRole('textbox', { name: 'Your message' });
    await toggle();
    await userEvent.type(await field(), 'Hello{Escape}');
    act(() => chatStore.getState().openChat('Linen House: '));
    expect(await field()).toHaveValue('Linen House: ');
    await userEvent.type(await field(), '{Escape}');
    await toggle();
    expect(await field()).toHaveValue('Hello');
  });

  test('[lesson 3] what somebody typed and did not send is not there for who signs in next', async () => {
    const tickets = { list: async () => page([ticket]), detail: async () => ({ ...aTicket(), ...ticket }) };
    const field = () => screen.findByRole('textbox', { name: 'Your message' });
    await open({ tickets }, { user: { sub: 'ann' } });
    await toggle();
    await userEvent.type(await field(), 'Hello');
    cleanup();
    await open({ tickets }, { user: { sub: 'bob' } });
    await toggle();
    expect(await field()).toHaveValue('');
  });

  test('what is written while a message is on its way is not lost with it', async () => {
    let answer = () => {};
    const reply = () => new Promise<(typeof said)[0]>((go) => (answer = () => go(said[0]!)));
    const tickets = { list: async () => page([ticket]), detail: async () => ({ ...aTicket(), ...ticket }), reply };
    const api = await open({ tickets }, { user: {} });
    await toggle();
    const field = await screen.findByRole('textbox', { name: 'Your message' });
    await userEvent.type(field, 'Hello{Enter}');
    await waitFor(() => expect(api.inputsOf('tickets.reply')).toHaveLength(1));
    await userEvent.type(field, ' It is the blue one.');
    answer();
    await waitFor(() => expect(field).toHaveValue('It is the blue one.'));
  });

  test('a line that was sent is not there again when the window was closed before the answer, nor words that were erased', async () => {
    let answer = () => {};
    const reply = () => new Promise<(typeof said)[0]>((go) => (answer = () => go(said[0]!)));
    const tickets = { list: async () => page([ticket]), detail: async () => ({ ...aTicket(), ...ticket }), reply };
    const api = await open({ tickets }, { user: {} });
    const field = () => screen.findByRole('textbox', { name: 'Your message' });
    const reopen = () => act(() => chatStore.getState().openChat('Linen: '));
    await reopen();
    await userEvent.type(await field(), 'Hi{Enter}');
    await waitFor(() => expect(api.inputsOf('tickets.reply')).toHaveLength(1));
    await userEvent.type(await field(), '{Escape}');
    await act(async () => answer());
    await reopen();
    expect(await field()).toHaveValue('Linen: ');
    await userEvent.type(await field(), 'No{Backspace}{Backspace}{Escape}');
    await reopen();
    expect(await field()).toHaveValue('Linen: ');
  });

  test('a running conversation goes on as replies, with what was said as text and a way to the ticket', async () => {
    const hostile = hostileHtml.join(' ');
    const events = said.map((event, index) => (index === 0 ? { ...event, message: hostile } : event));
    const tickets = {
      list: async () => page([ticket]),
      detail: async () => ({ ...aTicket(), ...ticket, events }),
      reply: async () => said[0]!,
    };
    const api = await open({ tickets }, { user: {} });
    await toggle();
    await waitFor(() => expect(document.body.textContent).toContain(hostile));
    expect(document.body.querySelector('script, iframe, object, embed, [onerror], [onload], [onclick]')).toBeNull();
    expect(screen.getByRole('link', { name: 'Open this conversation in your account' })).toHaveAttribute(
      'href',
      '/support/ticket/view?id=61',
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Your message' }), 'Thank you{Enter}');
    await waitFor(() => expect(api.inputsOf('tickets.reply')).toEqual([{ id: 61, message: 'Thank you' }]));
  });

  test('a running conversation that could not be read is said so, and goes on: no second ticket is opened', async () => {
    const lists = [() => Promise.reject(aRefusal('SERVER_ERROR')), async () => page([ticket])];
    const tickets = {
      list: async () => (lists.length > 1 ? lists.shift()! : lists[0]!)(),
      detail: async () => ({ ...aTicket(), ...ticket, events: said }),
      reply: async () => said[0]!,
    };
    const api = await open({ tickets }, { user: {} });
    await toggle();
    const field = await screen.findByRole('textbox', { name: 'Your message' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on the server side');
    await userEvent.type(field, 'Thank you{Enter}');
    await waitFor(() => expect(api.inputsOf('tickets.reply')).toEqual([{ id: 61, message: 'Thank you' }]));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(api.inputsOf('tickets.save')).toEqual([]);
  });

  test('a conversation that began in another tab goes on', async () => {
    const lists = [page([]), page([ticket])];
    const tickets = {
      list: async () => (lists.length > 1 ? lists.shift()! : lists[0]!),
      detail: async () => ({ ...aTicket(), ...ticket, events: said }),
      reply: async () => said[0]!,
    };
    const api = await open({ tickets }, { user: {} });
    await toggle();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your message' }), 'Again{Enter}');
    await waitFor(() => expect(api.inputsOf('tickets.reply')).toEqual([{ id: 61, message: 'Again' }]));
  });

  test('a message that could not be sent is kept, and the reason is said', async () => {
    const tickets = {
      list: async () => page([]),
      categories: async () => [{ id: 3, name: 'Delivery' }],
      save: () => Promise.reject(aRefusal('SERVER_ERROR')),
    };
    await open({ tickets }, { user: {} });
    await toggle();
    const field = await screen.findByRole('textbox', { name: 'Your message' });
    await userEvent.type(field, 'Hello{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on the server side');
    expect(field).toHaveValue('Hello');
  });

  test('[ACCT-07] a first message whose answer was lost is sent again as it was: said once, in one ticket', async () => {
    const keys: unknown[] = [];
    const tickets: FakeAnswers['tickets'] = {
      // The ticket that was opened without an answer is there by the second press.
      list: async () => page(keys.length ? [ticket] : []),
      detail: async () => ({ ...aTicket(), ...ticket, events: said }),
      categories: async () => [{ id: 3, name: 'Delivery' }],
      save: async (_input: unknown, options?: unknown) => {
        if (keys.push((options as { idempotencyKey: string }).idempotencyKey) === 1) throw new ApiError({ code: 502 });
        return { id: 61, ticketNo: 'TK61' };
      },
    };
    const api = await open({ tickets }, { user: {} });
    await toggle();
    const field = await screen.findByRole('textbox', { name: 'Your message' });
    await userEvent.type(field, 'Hello{Enter}');
    await screen.findByRole('alert');
    await userEvent.type(field, '{Enter}');
    await waitFor(() => expect(field).toHaveValue(''));
    expect(keys).toEqual([expect.any(String), keys[0]]);
    expect(api.inputsOf('tickets.reply')).toEqual([]);
  });

  test('[WIDGET-07] a merchant’s page opens it about that merchant', async () => {
    await open({ tickets: { list: async () => page([]) } }, { user: {} });
    act(() => chatStore.getState().openChat('Linen House: '));
    expect(await screen.findByRole('textbox', { name: 'Your message' })).toHaveValue('Linen House: ');
  });
});
