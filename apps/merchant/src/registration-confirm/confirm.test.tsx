import { panelsStore } from '@souk/state';
import { anApplication, aPage, aRefusal } from '@souk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { visit } from '../testing/visit';
import * as confirm from './confirm.route';

const at = '/merchant/registration/confirm';
const records =
  (...list: ReturnType<typeof anApplication>[]) =>
  async () =>
    aPage(list);

describe('[ROUTE-17] [MER-03] after applying', () => {
  const lead = 'Thank you. We will review it within 15 working days and email you.';

  test('says within how many days an answer comes, and how to follow it without an account', async () => {
    await visit(confirm, `${at}?id=21`);
    expect(screen.getByRole('heading', { level: 1, name: 'We have your application' })).toBeVisible();
    // No day: the page does not know since when it waits, and is looked at again.
    expect(screen.getByText(/within 15 working days/)).toHaveTextContent(lead);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(panelsStore.getState().panel).toEqual({ kind: 'login' });
  });

  test('pending: with its 15-working-day date', async () => {
    await visit(confirm, at, { merchants: { records: records(anApplication()) } }, { user: {} });
    const card = within(await screen.findByRole('article', { name: 'Oak & Co' }));
    expect(card.getByText('Pending review')).toBeVisible();
    expect(card.getByText(/Sent on/)).toHaveTextContent('Sent on June 3, 2024 · answer by June 24, 2024');
    expect(card.queryByRole('link')).not.toBeInTheDocument();
  });

  test('applications that cannot be read do not load for ever; Retry reads them', async () => {
    let isAway = true;
    const list = async () => (isAway ? Promise.reject(aRefusal('SERVER_ERROR')) : records(anApplication())());
    await visit(confirm, at, { merchants: { records: list } }, { user: {} });
    const notice = await screen.findByRole('alert');
    isAway = false;
    await userEvent.click(within(notice).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article', { name: 'Oak & Co' })).toBeVisible();
  });

  test('the day of the answer is the application’s own, whenever the page is opened', async () => {
    await visit(confirm, `${at}?id=21`, { merchants: { records: records(anApplication()) } }, { user: {} });
    expect(await screen.findByText(/answer by/)).toHaveTextContent('answer by June 24, 2024');
    expect(screen.getByText(/within 15 working days/)).toHaveTextContent(lead);
  });

  test('one that was answered promises no answer any more', async () => {
    const approved = anApplication({ auditStatus: 2 });
    await visit(confirm, `${at}?id=21`, { merchants: { records: records(approved) } }, { user: {} });
    expect(await screen.findByText('Approved')).toBeVisible();
    expect(screen.queryByText(/within 15 working days/)).not.toBeInTheDocument();
  });

  test('of many applications every one is there', async () => {
    const list = async ({ page }: { page?: string | number | undefined } = {}) =>
      aPage([anApplication({ id: Number(page), name: `Shop ${page}` })], { pageNum: Number(page), pages: 2, total: 2 });
    await visit(confirm, at, { merchants: { records: list } }, { user: {} });
    for (const name of ['Shop 1', 'Shop 2']) expect(await screen.findByRole('article', { name })).toBeVisible();
  });

  test('approved', async () => {
    await visit(confirm, at, { merchants: { records: records(anApplication({ auditStatus: 2 })) } }, { user: {} });
    expect(await screen.findByText('Approved')).toBeVisible();
  });

  test('declined: why, picture by picture, and the way to send it again', async () => {
    const declined = anApplication({ auditStatus: 3, denialReason: 'Too blurry.' });
    const documents = [
      { url: '/api/front/upload/7.webp', state: 'refused' as const, reason: 'Can not be read.' },
      { url: '/api/front/upload/8.webp', state: 'accepted' as const, reason: null },
    ];
    await visit(
      confirm,
      at,
      { merchants: { records: records(declined), record: async () => ({ ...declined, documents }) } },
      { user: {} },
    );
    const card = within(await screen.findByRole('article', { name: 'Oak & Co' }));
    expect(card.getByText('Declined')).toBeVisible();
    expect(card.getByText('Why: Too blurry.')).toBeVisible();
    expect(await card.findByText('Can not be read.')).toBeVisible();
    expect(card.getAllByRole('listitem')).toHaveLength(1);
    expect(card.getByRole('link', { name: 'Correct and resend' })).toHaveAttribute(
      'href',
      '/merchant/registration?id=21',
    );
  });

  test('[ERR-02] a list that cannot be read says so and can be asked again', async () => {
    let isDown = true;
    const records = async () => (isDown ? Promise.reject(aRefusal('SERVER_ERROR')) : aPage([anApplication()]));
    await visit(confirm, at, { merchants: { records } }, { user: {} });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('article', { name: 'Oak & Co' })).toBeVisible();
  });

  test('who has none is told so', async () => {
    await visit(confirm, at, { merchants: { records: records() } }, { user: {} });
    expect(await screen.findByText('You have no application here yet.')).toBeVisible();
  });
});
