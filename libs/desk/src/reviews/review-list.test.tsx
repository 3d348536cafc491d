import type { DeskReview, StaffRole } from '@souk/contract/desk';
import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { ReviewList } from './review-list';

const reviewOf = (id: number, productName: string, state: DeskReview['state']): DeskReview => ({
  id,
  productId: id,
  productName,
  merchantName: 'Wool Row',
  nickname: 'Bea',
  stars: 4,
  comment: 'Warm',
  language: 'en',
  pictures: [],
  isVerified: true,
  state,
  heldFor: state === 'PENDING' ? ['link', 'number'] : [],
  at: '2026-05-04T10:00:00.000Z',
  reply: '',
});

const open = async (role: StaffRole = 'support', at = '/?tab=all') => {
  const list = [reviewOf(1, 'Jug', 'PENDING'), reviewOf(2, 'Bowl', 'PUBLISHED')];
  const api = fakeApi({
    desk: {
      reviews: async () => ({ list, total: 2, pages: 1, pageNum: 1, limit: 25 }),
      reviewsDecide: async () => ({ done: [1], refused: [{ id: 2, message: 'It was decided meanwhile' }] }),
      views: async () => [],
    },
  });
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf(role), null)}>
      <ReviewList />
    </DeskContext>
  );
  await renderRoute({ Component }, { api, at });
  await screen.findByRole('link', { name: 'Jug' });
  return api;
};

const choose = async (...names: string[]) => {
  for (const name of names) await userEvent.click(screen.getByRole('checkbox', { name: `Choose ${name}, Bea` }));
};

test('[DESK-10] chosen reviews are published or rejected together, each from the state that was seen; who is refused stays chosen', async () => {
  const api = await open();
  await choose('Jug', 'Bowl');
  await userEvent.click(screen.getByRole('button', { name: 'Publish 1' }));
  expect(await screen.findByText('Bowl: It was decided meanwhile')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Choose Jug, Bea' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Choose Bowl, Bea' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Reject 1 review' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Why/ }), 'Copied');
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.inputsOf('desk.reviewsDecide')).toEqual([
    { reviews: [{ id: 1, from: 'PENDING' }], to: 'PUBLISHED', reason: '' },
    { reviews: [{ id: 2, from: 'PUBLISHED' }], to: 'REJECTED', reason: 'Copied' },
  ]);
});

test('[DESK-10] the address carries the stars; whoever may only read chooses nothing', async () => {
  const api = await open('auditor');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Stars' }), '2 stars');
  await waitFor(() => expect(api.inputsOf('desk.reviews').at(-1)).toMatchObject({ tab: 'all', stars: 2, page: 1 }));
});

test('[DESK-10] the list says in which language a review is, how many pictures it has, and why it waits', async () => {
  await open('support', '/?tab=waiting');
  const cells = screen.getAllByRole('row').slice(1, 3);
  expect(cells[0]).toHaveTextContent('English');
  expect(cells[0]).toHaveTextContent('a link, a number');
  expect(cells[1]).not.toHaveTextContent('a link');
});
