import type { SavedReply } from '@souk/contract/desk';
import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as route from './reply-edit.route';

const reply: SavedReply = { id: 3, name: 'Late', textEn: 'It is late.', textFr: 'Il est en retard.', version: 2 };

const open = async (id: string, role: 'support' | 'auditor' = 'support') => {
  const api = fakeApi({
    desk: {
      me: async () => aDeskSelf(role),
      savedReplies: async () => ({ list: [reply] }),
      savedReplyCreate: async () => ({ id: 4 }),
      savedReplySave: async () => ({ version: 3 }),
      savedReplyDelete: async () => true,
    },
  });
  await renderRoute(route, { path: '/admin/tickets/replies/:id', at: `/admin/tickets/replies/${id}`, api, user: {} });
  return api;
};

const field = (name: string) => screen.findByRole('textbox', { name });

test('[DESK-42] a new saved reply has a name and both texts', async () => {
  const api = await open('new');
  await userEvent.type(await field('Name'), 'Thanks');
  await userEvent.type(await field('Text in English'), 'Thank you');
  await userEvent.click(screen.getByRole('button', { name: 'Save the reply' }));
  expect(screen.getByRole('textbox', { name: 'Text in French' })).toHaveAccessibleDescription('Please fill this in');
  await userEvent.type(await field('Text in French'), 'Merci');
  await userEvent.click(screen.getByRole('button', { name: 'Save the reply' }));
  expect(api.inputsOf('desk.savedReplyCreate')).toEqual([{ name: 'Thanks', textEn: 'Thank you', textFr: 'Merci' }]);
});

test('[DESK-42] a saved reply is changed and deleted as it was seen', async () => {
  const api = await open('3');
  await userEvent.type(await field('Text in English'), ' Sorry.');
  await userEvent.click(screen.getByRole('button', { name: 'Save the reply' }));
  expect(api.inputsOf('desk.savedReplySave')).toEqual([
    { id: 3, version: 2, name: 'Late', textEn: 'It is late. Sorry.', textFr: 'Il est en retard.' },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Delete the reply' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete the reply' });
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Delete the reply' }));
  expect(api.inputsOf('desk.savedReplyDelete')).toEqual([{ id: 3, version: 2 }]);
});

test('[DESK-42] whoever may only read changes nothing; one that is gone is said so', async () => {
  await open('3', 'auditor');
  expect(await field('Name')).toHaveValue('Late');
  for (const name of ['Save the reply', 'Delete the reply']) expect(screen.queryByRole('button', { name })).toBeNull();
  await open('9');
  expect(await screen.findByText('There is nothing at this address')).toBeVisible();
});
