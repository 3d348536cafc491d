import { aRefusal, type FakeAnswers, fakeApi, renderRoute } from '@souk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewsletterLeavePage } from './newsletter-leave-page';

const open = async (
  at: string,
  leaveNewsletter?: NonNullable<FakeAnswers['forms']>['leaveNewsletter'],
  locale?: 'fr',
) => {
  const api = fakeApi({ forms: leaveNewsletter ? { leaveNewsletter } : {} });
  const world = locale ? { locale } : {};
  await renderRoute({ Component: NewsletterLeavePage }, { path: '/newsletter/leave', at, api, ...world });
  return api;
};
const press = () => userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
const unknown = 'This link no longer works';

describe('[FOOT-05] leaving the newsletter', () => {
  test('opening the link changes nothing; one press leaves', async () => {
    const api = await open('/newsletter/leave?key=abc', async () => 'You will get no more of these letters');
    expect(screen.getByRole('heading', { name: 'Unsubscribe from the newsletter?' })).toBeVisible();
    expect(api.made).toEqual([]);
    await press();
    expect(await screen.findByRole('heading', { name: 'You have been unsubscribed' })).toBeVisible();
    expect(api.inputsOf('forms.leaveNewsletter')).toEqual([{ key: 'abc' }]);
  });

  test('a link that was used, and one without its key, say so', async () => {
    await open('/newsletter/leave?key=used', () => Promise.reject(aRefusal('NOT_FOUND')));
    await press();
    expect(await screen.findByRole('heading', { name: unknown })).toBeVisible();
    await open('/newsletter/leave');
    expect(screen.getAllByRole('heading', { name: unknown })).toHaveLength(2);
  });

  test('a failure leaves the button for another try', async () => {
    await open('/newsletter/leave?key=abc', () => Promise.reject(aRefusal('SERVER_ERROR')));
    await press();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Unsubscribe' })).toBeEnabled();
  });

  test('in French, and after leaving without scripts', async () => {
    await open('/newsletter/leave?left=1', undefined, 'fr');
    expect(screen.getByRole('heading', { name: 'Votre désinscription est enregistrée' })).toBeVisible();
  });
});
