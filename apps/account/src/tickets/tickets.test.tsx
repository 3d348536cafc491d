import { ApiError } from '@souk/api-client';
import type { TicketEvent } from '@souk/contract';
import { QueryClient } from '@souk/query';
import { toastsStore } from '@souk/state';
import { aRefusal, aTicket, type FakeAnswers, fakeApi, renderRoute } from '@souk/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as listRoute from './ticket-list.route';
import * as viewRoute from './ticket-view.route';

const page = <T,>(list: T[]) => ({ list, pageNum: 1, pages: 1, total: list.length, limit: 10 });
const toast = () => toastsStore.getState().toasts.map(({ text }) => text);

const list = async (tickets: FakeAnswers['tickets'], at = '/users/support_ticket') => {
  const api = fakeApi({
    tickets: {
      list: async () => page([aTicket({ unread: true })]),
      categories: async () => [{ id: 3, name: 'Delivery' }],
      associated: async () => [{ type: 'order' as const, no: 'PT1000-1', title: 'Order PT1000-1' }],
      ...tickets,
    },
  });
  const view = await renderRoute(listRoute, { path: '/users/support_ticket', at, api, user: {} });
  return { api, ...view };
};
const view = async (tickets: FakeAnswers['tickets']) => {
  const api = fakeApi({ tickets: tickets ?? {} });
  await renderRoute(viewRoute, { path: '/support/ticket/view', at: '/support/ticket/view?id=61', api, user: {} });
  return api;
};

afterEach(() => sessionStorage.clear());

describe('support tickets', () => {
  test('[ACCT-07] the list says what is new, and can be narrowed by state', async () => {
    const { api, address } = await list({});
    expect(await screen.findByRole('link', { name: 'Where is my parcel?' })).toHaveAttribute(
      'href',
      '/support/ticket/view?id=61',
    );
    expect(screen.getByText('New answer')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Closed' }));
    await waitFor(() => expect(address()).toBe('/users/support_ticket?status=CLOSED'));
    expect(api.inputsOf('tickets.list').at(-1)).toMatchObject({ status: 'CLOSED' });
  });

  test('[ACCT-07] topics that could not be read are said so, and read again by a press', async () => {
    const refuse = () => Promise.reject(aRefusal('SERVER_ERROR'));
    // By the page's loader, by the page itself, by the press.
    const read = [refuse, refuse, async () => [{ id: 3, name: 'Delivery' }]];
    await list({ categories: async () => read.shift()!() });
    await userEvent.click(await screen.findByRole('link', { name: 'Ask a question' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ask a question' });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Retry' }));
    expect(await within(dialog).findByRole('option', { name: 'Delivery' })).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  test('[ACCT-07] the topic of a question about a refund is chosen beforehand, of one about an order it is not', async () => {
    const categories = async () => [
      { id: 3, name: 'Delivery' },
      { id: 4, name: 'Refund dispute', about: 'refund' as const },
    ];
    await list({ categories }, '/users/support_ticket?new=1&type=refund&no=RF1000');
    const topic = () => screen.getByRole('combobox', { name: 'What is it about?' });
    await waitFor(() => expect(topic()).toHaveDisplayValue('Refund dispute'));
    cleanup();
    await list({ categories }, '/users/support_ticket?new=1&type=order&no=PT1000-1');
    await screen.findByRole('option', { name: 'Refund dispute' });
    expect(topic()).toHaveDisplayValue('Choose a topic');
  });

  test('[ACCT-07] a new one needs an area, a subject and a message, and leads to itself', async () => {
    const { api, address } = await list({ save: async () => ({ id: 62, ticketNo: 'TK2' }) });
    await userEvent.click(await screen.findByRole('link', { name: 'Ask a question' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ask a question' });
    const send = within(dialog).getByRole('button', { name: 'Send' });
    for (const [message, fill] of [
      ['Please choose a topic', () => userEvent.selectOptions(screen.getByLabelText('What is it about?'), 'Delivery')],
      ['Please enter a subject', () => userEvent.type(screen.getByLabelText('Subject'), 'Late')],
      ['Please write a message', () => userEvent.type(screen.getByLabelText('Message'), 'Where is it?')],
    ] as const) {
      await userEvent.click(send);
      expect(await screen.findByText(message)).toBeVisible();
      await fill();
    }
    await userEvent.selectOptions(screen.getByLabelText('Order or refund'), 'Order PT1000-1');
    await userEvent.click(send);
    await waitFor(() => expect(address()).toBe('/support/ticket/view?id=62'));
    expect(api.inputsOf('tickets.save')).toEqual([
      {
        subject: 'Late',
        categoryId: 3,
        message: 'Where is it?',
        attachments: [],
        associatedType: 'order',
        associatedNo: 'PT1000-1',
      },
    ]);
  });

  test('[ACCT-07] a question that is closed unsent is there again, over the same list, until it was sent', async () => {
    const saved = { save: async () => ({ id: 62, ticketNo: 'TK2' }) };
    const { address, goBack } = await list(saved, '/users/support_ticket?status=CLOSED');
    const ask = () => userEvent.click(screen.getByRole('link', { name: 'Ask a question' }));
    await ask();
    await userEvent.type(await screen.findByLabelText('Message'), 'Where is it?');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/users/support_ticket?status=CLOSED'));
    await ask();
    expect(await screen.findByLabelText('Message')).toHaveValue('Where is it?');
    await userEvent.selectOptions(screen.getByLabelText('What is it about?'), 'Delivery');
    await userEvent.type(screen.getByLabelText('Subject'), 'Late');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(address()).toBe('/support/ticket/view?id=62'));
    expect(sessionStorage.getItem('souk.formDraft.ticket.any')).toBeNull();
    await goBack();
    await waitFor(() => expect(address()).toBe('/users/support_ticket?status=CLOSED'));
  });

  test('[ACCT-07] a reply that was sent is not there again, also when its page was left before the answer', async () => {
    let answer: (event: TicketEvent) => void = () => undefined;
    const tickets = { detail: async () => aTicket(), reply: () => new Promise<TicketEvent>((go) => (answer = go)) };
    await view(tickets);
    await userEvent.type(await screen.findByLabelText('Your reply'), 'Still nothing.');
    await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
    await userEvent.type(screen.getByLabelText('Your reply'), ' And a second.');
    cleanup();
    await act(async () => answer(aTicket().events[0]!));
    await view(tickets);
    expect(await screen.findByLabelText('Your reply')).toHaveValue('And a second.');
  });

  test('[ACCT-07] after a reload the unsent question shows the topic and the order that were chosen', async () => {
    const draft = { subject: '', categoryId: '3', message: 'Late', about: 'order:PT1000-1', attachments: [] };
    sessionStorage.setItem('souk.formDraft.ticket.any', JSON.stringify({ sub: null, values: draft }));
    let answer: (list: { id: number; name: string }[]) => void = () => undefined;
    await list({ categories: () => new Promise((go) => (answer = go)) }, '/users/support_ticket?new=1');
    expect(await screen.findByLabelText('What is it about?')).toHaveValue('');
    await act(async () => answer([{ id: 3, name: 'Delivery' }]));
    await waitFor(() => expect(screen.getByLabelText('What is it about?')).toHaveValue('3'));
    expect(screen.getByLabelText('Order or refund')).toHaveValue('order:PT1000-1');
  });

  test('[ACCT-05] [ACCT-07] a refused refund arrives as what the question is about', async () => {
    const { api } = await list(
      { save: async () => ({ id: 62, ticketNo: 'TK2' }) },
      '/users/support_ticket?new=1&type=refund&no=RF1000',
    );
    await screen.findByRole('dialog', { name: 'Ask a question' });
    expect(screen.getByLabelText('Order or refund')).toHaveValue('refund:RF1000');
    await userEvent.selectOptions(screen.getByLabelText('What is it about?'), 'Delivery');
    await userEvent.type(screen.getByLabelText('Subject'), 'Refused');
    await userEvent.type(screen.getByLabelText('Message'), 'It was new.');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(api.inputsOf('tickets.save')[0]).toMatchObject({ associatedType: 'refund', associatedNo: 'RF1000' }),
    );
  });

  test('[ACCT-07] [ROUTE-23] one ticket: what was said, and a reply', async () => {
    const api = await view({ detail: async () => aTicket(), reply: async () => aTicket().events[0]! });
    expect(await screen.findByText('It was due on Monday.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Order PT1000-1' })).toHaveAttribute(
      'href',
      '/order/order_detail?orderNo=PT1000-1',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('Please write a message')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Your reply'), 'Still nothing.');
    await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
    await waitFor(() => expect(toast()).toEqual(['Reply sent']));
    expect(api.inputsOf('tickets.reply')).toEqual([{ id: 61, message: 'Still nothing.', attachments: [] }]);
  });

  test('[ACCT-07] reading a ticket has its mark read anew in the lists and counts, once, and the topics not', async () => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    const kept = ['list', 'unread', 'categories'].map((part) => ['tickets', part]);
    kept.forEach((key) => queryClient.setQueryData(key, 1));
    const detail = jest.fn(async () => aTicket());
    await renderRoute(viewRoute, {
      path: '/support/ticket/view',
      at: '/support/ticket/view?id=61',
      api: fakeApi({ tickets: { detail } }),
      user: {},
      queryClient,
    });
    expect(await screen.findByText('It was due on Monday.')).toBeVisible();
    await waitFor(() =>
      expect(kept.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, true, false]),
    );
    expect(detail).toHaveBeenCalledTimes(1);
  });

  test('[ACCT-07] a reply that was not sent is there again at its own ticket, until it was sent', async () => {
    const answers = { detail: async () => aTicket(), reply: async () => aTicket().events[0]! };
    await view(answers);
    await userEvent.type(await screen.findByLabelText('Your reply'), 'Still nothing.');
    cleanup();
    await view(answers);
    expect(await screen.findByLabelText('Your reply')).toHaveValue('Still nothing.');
    await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
    await waitFor(() => expect(screen.getByLabelText('Your reply')).toHaveValue(''));
    cleanup();
    await view(answers);
    expect(await screen.findByLabelText('Your reply')).toHaveValue('');
  });

  test('[ACCT-07] a reply whose answer was lost is sent again by its key; the same words later are another one', async () => {
    const keys: unknown[] = [];
    await view({
      detail: async () => aTicket(),
      reply: async (_input: unknown, options?: unknown) => {
        if (keys.push((options as { idempotencyKey: string }).idempotencyKey) === 1) throw new ApiError({ code: 502 });
        return aTicket().events[0]!;
      },
    });
    const send = async () => userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
    await userEvent.type(await screen.findByLabelText('Your reply'), 'Still nothing.');
    await send();
    await waitFor(() => expect(keys).toHaveLength(1));
    await send();
    await waitFor(() => expect(screen.getByLabelText('Your reply')).toHaveValue(''));
    await userEvent.type(screen.getByLabelText('Your reply'), 'Still nothing.');
    await send();
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys).toEqual([expect.any(String), keys[0], expect.any(String)]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('[ACCT-07] a question whose answer was lost opens one ticket, however often it is sent', async () => {
    const keys: unknown[] = [];
    const { address } = await list(
      {
        save: async (_input: unknown, options?: unknown) => {
          if (keys.push((options as { idempotencyKey: string }).idempotencyKey) === 1)
            throw new ApiError({ code: 502 });
          return { id: 62, ticketNo: 'TK2' };
        },
      },
      '/users/support_ticket?new=1',
    );
    await screen.findByRole('dialog', { name: 'Ask a question' });
    await userEvent.selectOptions(screen.getByLabelText('What is it about?'), 'Delivery');
    await userEvent.type(screen.getByLabelText('Subject'), 'Late');
    await userEvent.type(screen.getByLabelText('Message'), 'Where is it?');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(address()).toBe('/support/ticket/view?id=62'));
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  test('[ACCT-07] closing needs no words', async () => {
    const api = await view({ detail: async () => aTicket(), reply: async () => aTicket().events[0]! });
    await userEvent.click(await screen.findByRole('button', { name: 'Close the ticket' }));
    await waitFor(() => expect(api.inputsOf('tickets.reply')).toEqual([{ id: 61, toStatus: 'CLOSED' }]));
  });

  test('[ACCT-07] closing leaves what was written and not sent', async () => {
    await view({ detail: async () => aTicket(), reply: async () => aTicket().events[0]! });
    await userEvent.type(await screen.findByLabelText('Your reply'), 'One more thing');
    await userEvent.click(screen.getByRole('button', { name: 'Close the ticket' }));
    await waitFor(() => expect(toast()).toEqual(['Ticket closed']));
    expect(screen.getByLabelText('Your reply')).toHaveValue('One more thing');
  });

  test('[ACCT-07] what is written while a reply is on its way is not lost with it', async () => {
    let answer = () => {};
    const reply = () => new Promise<TicketEvent>((go) => (answer = () => go(aTicket().events[0]!)));
    await view({ detail: async () => aTicket(), reply });
    const field = await screen.findByLabelText('Your reply');
    await userEvent.type(field, 'Still nothing.');
    await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
    await userEvent.type(field, ' Can you look?');
    answer();
    await waitFor(() => expect(field).toHaveValue('Can you look?'));
    await waitFor(() => expect(sessionStorage.getItem('souk.formDraft.reply.61')).toContain('Can you look?'));
  });

  test('[ACCT-07] one that is closed for good takes no reply', async () => {
    await view({ detail: async () => aTicket({ status: 'CLOSED', canReply: false, allowedTransitions: [] }) });
    expect(await screen.findByText(/can no longer be reopened/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask a question' })).toHaveAttribute('href', '/users/support_ticket?new=1');
    expect(screen.queryByLabelText('Your reply')).toBeNull();
  });

  test('[ACCT-07] a refused reply keeps its words', async () => {
    await view({
      detail: async () => aTicket(),
      reply: () => Promise.reject(aRefusal('CONTENT_TOO_LARGE', { message: 'Too large' })),
    });
    await userEvent.type(await screen.findByLabelText('Your reply'), 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too large');
    expect(screen.getByLabelText('Your reply')).toHaveValue('Hello');
    expect(toast()).toEqual([]);
  });

  test('[ACCT-07] pictures that the server no longer has are told at the question, which they keep back', async () => {
    const gone = { message: 'A picture is gone', data: { fields: { attachments: 'A picture is gone' } } };
    await list({ save: () => Promise.reject(aRefusal('FIELDS_INVALID', gone)) }, '/users/support_ticket?new=1');
    const dialog = await screen.findByRole('dialog', { name: 'Ask a question' });
    await within(dialog).findByRole('option', { name: 'Delivery' });
    await userEvent.selectOptions(within(dialog).getByLabelText('What is it about?'), 'Delivery');
    await userEvent.type(within(dialog).getByLabelText('Subject'), 'Broken');
    await userEvent.type(within(dialog).getByLabelText('Message'), 'See the pictures');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
    expect(await within(dialog).findByText('A picture is gone')).toBeVisible();
  });

  test('[ROUTE-23] an address without a ticket says so', async () => {
    await renderRoute(viewRoute, { path: '/support/ticket/view', at: '/support/ticket/view?id=abc', user: {} });
    expect(screen.getByRole('heading', { name: 'No data found' })).toBeVisible();
  });
});
