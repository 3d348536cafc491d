import type { OwnReview, PendingReview } from '@souk/contract';
import { toastsStore } from '@souk/state';
import { aRefusal, type FakeAnswers, fakeApi, renderRoute } from '@souk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as listRoute from './review-list.route';
import * as writeRoute from './review-write.route';

const page = <T,>(list: T[]) => ({ list, pageNum: 1, pages: 1, total: list.length, limit: 20 });
const aLine = (own: Partial<PendingReview> = {}): PendingReview => ({
  id: 801,
  merOrderNo: 'PT1000-1',
  merId: 3,
  merName: 'Linen House',
  productId: 11,
  productName: 'Linen shirt',
  image: '/img/a.webp',
  sku: 'Blue,M',
  price: 48,
  payNum: 1,
  ...own,
});
const aReview = (own: Partial<OwnReview> = {}): OwnReview => ({
  id: 5,
  avatar: null,
  nickname: 'A**n',
  star: 4,
  comment: 'Soft and light.',
  locale: 'en',
  pics: ['/uploads/p1'],
  sku: 'Blue,M',
  verified: true,
  createTime: '2024-05-25T10:00:00.000Z',
  merchantReplyContent: null,
  merchantReplyTime: null,
  state: 'PENDING',
  productId: 11,
  productName: 'Linen shirt',
  image: '/img/a.webp',
  slug: 'linen-shirt',
  uniqueKey: 'K',
  listedOnStore: true,
  productScore: 4,
  serviceScore: 5,
  merOrderNo: 'PT1000-1',
  ...own,
});
const toast = () => toastsStore.getState().toasts.map(({ text }) => text);

const writeAt = '/users/review_confirm?orderNo=PT1000-1';
const visit = (answers: FakeAnswers, at = writeAt, api = fakeApi(answers)) =>
  renderRoute(writeRoute, { path: '/users/review_confirm', at, api, user: {} });
const write = async (answers: FakeAnswers, at = writeAt) => {
  const api = fakeApi(answers);
  await visit(answers, at, api);
  return api;
};
const star = (group: string, value: number) =>
  userEvent.click(
    within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name: `${value} out of 5 stars` }),
  );
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send review' }));

afterEach(() => sessionStorage.clear());

describe('writing a review', () => {
  test('[ACCT-06] what was written of one thing is there again until it was sent', async () => {
    const answers = { reviews: { pending: async () => page([aLine()]), create: async () => true as const } };
    const { unmount } = await visit(answers);
    await screen.findByRole('region', { name: 'Linen shirt' });
    await star('Product quality', 4);
    await userEvent.type(screen.getByLabelText('Your review'), 'Soft and light.');
    unmount();
    const again = await visit(answers);
    expect(await screen.findByLabelText('Your review')).toHaveValue('Soft and light.');
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
    await star('Customer service', 5);
    await send();
    await waitFor(() => expect(toast()).toEqual(['Thank you for reviewing Linen shirt']));
    again.unmount();
    await visit(answers);
    expect(await screen.findByLabelText('Your review')).toHaveValue('');
  });

  test('[ACCT-06] two scores and a text: what is missing is said at once', async () => {
    const api = await write({
      reviews: { pending: async () => page([aLine(), aLine({ id: 9, merOrderNo: 'PT2-1', productName: 'Mug' })]) },
    });
    expect(await screen.findByRole('region', { name: 'Linen shirt' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Mug' })).toBeNull();
    await send();
    expect(await screen.findAllByText('Please give a score')).toHaveLength(2);
    expect(screen.getByText('Please write your review')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('radio')[0]).toHaveFocus());
    await userEvent.type(screen.getByLabelText('Your review'), 'Soft.');
    await send();
    const first = screen.getByRole('radiogroup', { name: 'Product quality' });
    await waitFor(() => expect(within(first).getAllByRole('radio')[0]).toHaveFocus());
    expect(first).toHaveAccessibleDescription('Please give a score');
    await star('Product quality', 4);
    await waitFor(() => expect(screen.getAllByText('Please give a score')).toHaveLength(1));
    await star('Customer service', 5);
    await waitFor(() => expect(screen.queryByText('Please give a score')).toBeNull());
    expect(api.inputsOf('reviews.create')).toEqual([]);
    expect(screen.getByLabelText('Your review')).toHaveAttribute('maxlength', '512');
  });

  test('[ACCT-06] is sent with its pictures; the line is then gone', async () => {
    const lines = [aLine()];
    let number = 0;
    const api = await write({
      reviews: { pending: async () => page([...lines]), create: async () => (lines.pop(), true as const) },
      uploads: { image: async () => ({ url: `/uploads/p${++number}`, fileName: 'p', fileSize: 1, type: 'image/png' }) },
    });
    await screen.findByRole('region', { name: 'Linen shirt' });
    const six = Array.from({ length: 6 }, (_, at) => new File(['x'], `${at}.png`, { type: 'image/png' }));
    fireEvent.change(screen.getByLabelText('Pictures'), { target: { files: six } });
    expect(await screen.findByRole('button', { name: 'Remove picture 5' })).toBeVisible();
    expect(screen.queryByLabelText('Add pictures')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture 5' }));
    await star('Product quality', 4);
    await star('Customer service', 5);
    await userEvent.type(screen.getByLabelText('Your review'), 'Soft and light.');
    await send();
    expect(
      await screen.findByRole('heading', { name: 'You have reviewed everything in this order, thank you' }),
    ).toBeVisible();
    expect(toast()).toEqual(['Thank you for reviewing Linen shirt']);
    expect(api.inputsOf('reviews.create')).toEqual([
      {
        orderNo: 'PT1000-1',
        orderInfoId: 801,
        productScore: 4,
        serviceScore: 5,
        comment: 'Soft and light.',
        pics: ['/uploads/p1', '/uploads/p2', '/uploads/p3', '/uploads/p4'],
      },
    ]);
  });

  test('[ACCT-06] of an order behind more than a page of newer ones', async () => {
    const others = Array.from({ length: 50 }, (_, at) => aLine({ id: at, merOrderNo: `PT2-${at}` }));
    const pending = async ({ orderNo }: { orderNo?: string | undefined } = {}) =>
      page(orderNo === 'PT1000-1' ? [aLine()] : others);
    const api = await write({ reviews: { pending } });
    expect(await screen.findByRole('region', { name: 'Linen shirt' })).toBeVisible();
    const asked = api.inputsOf('reviews.pending');
    // Nothing stays fresh in a test: the loader's answer is asked for anew by the page. page-reads.test.ts counts.
    expect(new Set(asked.map((input) => JSON.stringify(input)))).toEqual(
      new Set([JSON.stringify({ orderNo: 'PT1000-1', page: 1, limit: 50 })]),
    );
  });

  test('[ACCT-06] of an order with more lines than a page has the line that was chosen is there', async () => {
    const lines = Array.from({ length: 60 }, (_, at) => aLine({ id: 801 + at, productName: `Thing ${at}` }));
    const pending = async (input: { page?: string | number | undefined } = {}) => {
      const at = Number(input.page ?? 1);
      return { ...page(lines.slice((at - 1) * 50, at * 50)), pageNum: at, pages: 2, total: 60 };
    };
    await write({ reviews: { pending } });
    expect(await screen.findByRole('region', { name: 'Thing 59' })).toBeVisible();
  });

  test('[ACCT-06] a refusal keeps what was written', async () => {
    await write({
      reviews: {
        pending: async () => page([aLine()]),
        create: () => Promise.reject(aRefusal('REVIEW_EXISTS', { message: 'Already reviewed' })),
      },
    });
    await screen.findByRole('region', { name: 'Linen shirt' });
    await star('Product quality', 1);
    await star('Customer service', 1);
    await userEvent.type(screen.getByLabelText('Your review'), 'No.');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Already reviewed');
    expect(screen.getByLabelText('Your review')).toHaveValue('No.');
  });

  test('[ACCT-06] a refused text is told at its field alone', async () => {
    const refused = aRefusal('FIELDS_INVALID', { message: 'Too long', data: { fields: { comment: 'Too long' } } });
    await write({ reviews: { pending: async () => page([aLine()]), create: () => Promise.reject(refused) } });
    await screen.findByRole('region', { name: 'Linen shirt' });
    await star('Product quality', 1);
    await star('Customer service', 1);
    await userEvent.type(screen.getByLabelText('Your review'), 'No.');
    await send();
    expect(await screen.findByText('Too long')).toBeVisible();
    expect(toast()).toEqual([]);
  });
});

describe('review list', () => {
  const list = async (answers: FakeAnswers['reviews'], at: string) => {
    const api = fakeApi({ reviews: { pending: async () => page([aLine()]), ...answers } });
    await renderRoute(listRoute, { path: '/users/review_list', at, api, user: {} });
  };

  test('[ACCT-06] what has arrived leads to its review', async () => {
    await list({}, '/users/review_list');
    expect(await screen.findByRole('link', { name: 'Write a review of Linen shirt' })).toHaveAttribute(
      'href',
      '/users/review_confirm?orderNo=PT1000-1&line=801',
    );
  });

  test.each([
    ['PENDING', 'Being checked'],
    ['PUBLISHED', 'Published'],
    ['REJECTED', 'Not published'],
  ] as const)('[ACCT-06] a written one that is %s says so', async (state, word) => {
    await list({ mine: async () => page([aReview({ state })]) }, '/users/review_list?part=mine');
    expect(within(await screen.findByRole('article', { name: 'Linen shirt' })).getByText(word)).toBeVisible();
  });

  test('[ACCT-06] a written one shows both scores, its pictures and the merchant’s answer', async () => {
    await list(
      { mine: async () => page([aReview({ merchantReplyContent: 'Thank you' })]) },
      '/users/review_list?part=mine',
    );
    const review = await screen.findByRole('article', { name: 'Linen shirt' });
    expect(within(review).getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
    expect(within(review).getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
    expect(within(review).getByRole('img', { name: 'Picture 1' })).toBeVisible();
    expect(within(review).getByText('Thank you')).toBeVisible();
  });
});
