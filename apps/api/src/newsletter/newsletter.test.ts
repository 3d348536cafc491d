import { sql } from 'kysely';
import { row } from '../database/tx';
import { createTestApp, type TestApp } from '../testing/test-app';

let store: TestApp;
beforeAll(async () => void (store = await createTestApp()));
afterAll(() => store.close());

describe('newsletter', () => {
  test('[CALL-34] [ERR-06] the address is in the query, there is no body', async () => {
    const url = '/api/front/form/subscribe/newsletter?email=Kim%40souk.test';
    const headers = { 'content-type': 'application/json' };
    const response = await store.app.inject({ method: 'POST', url, headers, payload: '' });
    expect(response.json()).toMatchObject({ code: 200, data: 'Congratulations! You have subscribed to our mail list' });
    await store.app.inject({ method: 'POST', url });
    const sent = await row(sql<{ count: number; text: string }>`
      select count(*) as count, min(text) as text from outbox where recipient = 'kim@souk.test'`);
    expect(sent?.count).toBe(1);
    const key = /key=([0-9a-f]+)/.exec(sent?.text ?? '')?.[1];
    expect((await store.call('newsletterLeave', { body: { key } })).code).toBe(200);
    expect((await store.call('newsletterLeave', { body: { key } })).status).toBe(404);
  });

  test('[CALL-34] [ERR-06] without an address, or with none that is one', async () => {
    expect((await store.call('newsletterSubscribe')).message).toBe('Please enter email');
    const french = await store.call('newsletterSubscribe', { headers: { 'accept-language': 'fr' } });
    expect(french).toMatchObject({ status: 400, message: 'Veuillez saisir votre e-mail' });
    expect((await store.call('newsletterSubscribe', { query: { email: 'x@' } })).message).toBe(
      'Please enter a valid email address',
    );
  });
});
