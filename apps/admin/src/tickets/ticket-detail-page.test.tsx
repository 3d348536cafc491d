import { ApiError } from '@souk/api-client';
import type { DeskTicket, StaffRole } from '@souk/contract/desk';
import { aDeskSelf, aRefusal, type FakeAnswers, fakeApi, renderRoute } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as route from './ticket-detail.route';

const at = '2026-05-04T10:00:00.000Z';

const ticket: DeskTicket = {
  id: 4,
  ticketNo: 'TK1',
  subject: 'Where is it?',
  category: 'Orders',
  shopper: 'Sam',
  status: 'OPEN',
  waits: true,
  lastWord: { by: 'shopper', at },
  customerKey: 'sam',
  assignee: null,
  createdAt: at,
  modifiedAt: at,
  language: 'en',
  associated: null,
  orderNo: null,
  me: 'me',
  addressee: 'Sam',
  writers: [],
  people: [
    { sub: 'me', name: 'Mia' },
    { sub: 'ole', name: 'Ole' },
  ],
  notes: [{ id: 1, by: 'Ole', text: 'Asked the carrier', at }],
  events: [
    { id: 9, author: 'Sam', addedByAgent: false, message: 'Any news?', attachments: [], toStatus: null, time: at },
  ],
};

const replies = [
  {
    id: 3,
    name: 'Late',
    textEn: 'Hello {name}, order {order} is late.',
    textFr: 'Bonjour {name}, la commande {order} est en retard.',
    version: 1,
  },
];

const open = async (change: Partial<DeskTicket> = {}, role: StaffRole = 'support', own: FakeAnswers['desk'] = {}) => {
  const api = fakeApi({
    desk: {
      me: async () => aDeskSelf(role),
      ticket: async () => ({ ...ticket, ...change }),
      savedReplies: async () => ({ list: replies }),
      ticketWriting: async () => true,
      ticketAssign: async () => true,
      ticketNote: async () => true,
      ticketState: async () => true,
      ticketAnswer: async () => true,
      ticketPicture: async () => ({ url: '/img/u/1.webp', fileName: 'a.png', fileSize: 1, type: 'image/webp' }),
      ...own,
    },
  });
  await renderRoute(route, { path: '/admin/tickets/:id', at: '/admin/tickets/4', api, user: {} });
  await screen.findByRole('heading', { level: 1, name: 'Where is it?' });
  return api;
};

test('[DESK-42] a ticket is taken by a press, or given to a colleague, as it was seen', async () => {
  const api = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Take it' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Given to' }), 'Ole');
  expect(api.inputsOf('desk.ticketAssign')).toEqual([
    { id: 4, from: null, to: 'me' },
    { id: 4, from: null, to: 'ole' },
  ]);
});

test('[DESK-42] whose it is can be given back; what one has is not taken again', async () => {
  const api = await open({ assignee: { sub: 'me', name: 'Mia' } });
  expect(screen.queryByRole('button', { name: 'Take it' })).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Given to' })).toHaveDisplayValue('Mia (you)');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Given to' }), 'Nobody yet');
  expect(api.inputsOf('desk.ticketAssign')).toEqual([{ id: 4, from: 'me', to: null }]);
});

test('[DESK-42] a ticket is closed without an answer as it was seen, and leads to its customer', async () => {
  const api = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Close without an answer' }));
  expect(api.inputsOf('desk.ticketState')).toEqual([{ id: 4, to: 'CLOSED', lastEventId: 9 }]);
  expect(screen.getByRole('link', { name: 'Sam' })).toHaveAttribute('href', '/admin/customers/sam');
});

test('[DESK-42] a closed ticket is opened again', async () => {
  const api = await open({ status: 'CLOSED', customerKey: null });
  await userEvent.click(screen.getByRole('button', { name: 'Open it again' }));
  expect(api.inputsOf('desk.ticketState')).toEqual([{ id: 4, to: 'OPEN', lastEventId: 9 }]);
  expect(screen.queryByRole('link', { name: 'Sam' })).toBeNull();
});

test('[DESK-42] a note is for colleagues, an answer takes pictures along', async () => {
  const api = await open();
  expect(screen.getByText('Asked the carrier')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add the note' }));
  expect(screen.getByText('Write the note')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'New note' }), 'Lost on the way');
  await userEvent.click(screen.getByRole('button', { name: 'Add the note' }));
  expect(api.inputsOf('desk.ticketNote')).toEqual([{ id: 4, text: 'Lost on the way' }]);
  await userEvent.upload(screen.getByLabelText('Pictures'), new File(['x'], 'a.png', { type: 'image/png' }));
  await screen.findByRole('button', { name: 'Remove picture 1' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Your answer' }), 'It is here');
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(api.inputsOf('desk.ticketAnswer')).toEqual([
    { id: 4, message: 'It is here', attachments: ['/img/u/1.webp'], lastEventId: 9 },
  ]);
});

test('[DESK-42] an answer waits for a picture that is still being sent, and says so', async () => {
  const sent = Promise.withResolvers<{ url: string; fileName: string; fileSize: number; type: string }>();
  const api = await open({}, 'support', { ticketPicture: () => sent.promise });
  await userEvent.upload(screen.getByLabelText('Pictures'), new File(['x'], 'a.png', { type: 'image/png' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Your answer' }), 'It is here');
  for (const name of ['Send the answer', 'Send and close']) {
    await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.getByRole('alert')).toHaveTextContent(/^The pictures are still being sent/);
  }
  expect(api.inputsOf('desk.ticketAnswer')).toEqual([]);
  sent.resolve({ url: '/img/u/1.webp', fileName: 'a.png', fileSize: 1, type: 'image/webp' });
  await screen.findByRole('button', { name: 'Remove picture 1' });
  await userEvent.click(screen.getByRole('button', { name: 'Send and close' }));
  expect(api.inputsOf('desk.ticketAnswer')).toEqual([
    { id: 4, message: 'It is here', attachments: ['/img/u/1.webp'], lastEventId: 9, toStatus: 'CLOSED' },
  ]);
});

test('[DESK-42] whoever may only read sees whose it is and the notes, and changes nothing', async () => {
  await open({ assignee: { sub: 'ole', name: 'Ole' }, notes: [] }, 'auditor');
  expect(screen.getByText('Ole')).toBeVisible();
  expect(screen.getByText('There are none.')).toBeVisible();
  for (const name of ['Close without an answer', 'Take it', 'Add the note', 'Send the answer'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('[DESK-42] a saved reply stands in the shopper’s language, filled in; what is left open is not sent', async () => {
  const api = await open({ language: 'fr' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Your answer' }), 'Bonjour.');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Insert a saved reply' }), 'Late');
  const answer = screen.getByRole('textbox', { name: 'Your answer' });
  expect(answer).toHaveValue('Bonjour.\n\nBonjour Sam, la commande {order} est en retard.');
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(screen.getByText('Replace {order} before you send')).toBeVisible();
  expect(api.inputsOf('desk.ticketAnswer')).toEqual([]);
  await userEvent.clear(answer);
  await userEvent.type(answer, 'PT1');
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(api.inputsOf('desk.ticketAnswer')).toMatchObject([{ message: 'PT1' }]);
});

test('[DESK-42] colleagues are told while an answer is written, and who else writes one', async () => {
  const api = await open({ writers: ['Ole', 'Ada'] });
  expect(screen.getByText('Ole, Ada are writing an answer to this ticket.')).toBeVisible();
  expect(api.inputsOf('desk.ticketWriting')).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Your answer' }), 'It');
  expect(api.inputsOf('desk.ticketWriting')).toEqual([{ id: 4 }]);
});

test('[DESK-42] a message that came while an answer was written is told before it is sent, and the answer says what was seen', async () => {
  let events = ticket.events;
  const api = await open({}, 'support', {
    ticket: async () => ({ ...ticket, events }),
    ticketAnswer: async () => {
      throw aRefusal('TICKET_ANSWERED');
    },
  });
  await userEvent.type(screen.getByRole('textbox', { name: 'Your answer' }), 'It is here');
  events = [...events, { ...(ticket.events[0] as (typeof events)[number]), id: 10, message: 'It came' }];
  await userEvent.type(screen.getByRole('textbox', { name: 'New note' }), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Add the note' }));
  expect(await screen.findByText(/^A message came while you were writing/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  await waitFor(() => expect(screen.queryByText(/^A message came while you were writing/)).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  const seen = api.inputsOf('desk.ticketAnswer').map((input) => (input as { lastEventId: number }).lastEventId);
  expect(seen).toEqual([9, 10]);
});

test('[DESK-42] a ticket that is closed while an answer is written tells of no message: nobody wrote one', async () => {
  let events = ticket.events;
  const api = await open({}, 'support', { ticket: async () => ({ ...ticket, events }) });
  const box = screen.getByRole('textbox', { name: 'Your answer' });
  await userEvent.type(box, 'It comes tomorrow.');
  events = [
    ...events,
    { ...(ticket.events[0] as (typeof events)[number]), id: 12, message: '', addedByAgent: true, toStatus: 'CLOSED' },
  ];
  await userEvent.click(screen.getByRole('button', { name: 'Close without an answer' }));
  await waitFor(() => expect(api.inputsOf('desk.ticket')).toHaveLength(2));
  expect(screen.queryByText(/^A message came while you were writing/)).toBeNull();
  expect(box).toHaveValue('It comes tomorrow.');
});

test('[DESK-42] an answer that was sent although no answer came back is asked for as before: the shopper is mailed once', async () => {
  let events = ticket.events;
  const api = await open({}, 'support', {
    ticket: async () => ({ ...ticket, events }),
    ticketAnswer: async () => {
      const own = {
        ...(ticket.events[0] as (typeof events)[number]),
        id: 10,
        addedByAgent: true,
        message: 'It is here',
      };
      events = [...ticket.events, own];
      throw new ApiError({ code: 502 });
    },
  });
  await userEvent.type(screen.getByRole('textbox', { name: 'Your answer' }), 'It is here');
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findAllByText('It is here')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  await waitFor(() => expect(api.inputsOf('desk.ticketAnswer')).toHaveLength(2));
  const [first, second] = api.inputsOf('desk.ticketAnswer');
  expect(second).toEqual(first);
});

test('[DESK-42] what is typed while an answer is on its way is not lost: the next line of a chat', async () => {
  const sent = Promise.withResolvers<true>();
  const api = await open({}, 'support', { ticketAnswer: () => sent.promise, ticketNote: () => sent.promise });
  const write = (name: string, text: string) => userEvent.type(screen.getByRole('textbox', { name }), text);
  await write('Your answer', 'It left today.');
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  await write('Your answer', ' By DHL.');
  await write('New note', 'Asked twice');
  await userEvent.click(screen.getByRole('button', { name: 'Add the note' }));
  await write('New note', ', in vain');
  sent.resolve(true);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('By DHL.'));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'New note' })).toHaveValue(', in vain'));
  expect(api.inputsOf('desk.ticketAnswer')).toMatchObject([{ message: 'It left today.' }]);
});
