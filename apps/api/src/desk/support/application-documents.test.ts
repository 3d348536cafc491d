import { type Desk, giveDesk } from '../../testing/desk';
import { createTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await createTestApp();
  desk = await giveDesk(app);
});
afterAll(() => app.close());

const url = '/img/notebook.webp';
const decide = (decision: object) =>
  desk.ask('applicationDocument', {
    user: 'finance',
    params: { id: desk.applicationId },
    body: { url, ...decision },
  });
const document = async () =>
  (await desk.ask('application', { user: 'finance', params: { id: desk.applicationId } })).data.documents[0];

test('[DESK-05] a document is decided as it was seen: who saw it before a colleague did decides nothing', async () => {
  expect((await decide({ from: 'pending', state: 'refused', reason: 'Too blurry' })).code).toBe(200);
  expect(await decide({ from: 'pending', state: 'accepted' })).toMatchObject({
    code: 409,
    reason: 'DOCUMENT_DECIDED',
    data: { state: 'refused' },
  });
  expect(await document()).toMatchObject({ state: 'refused', reason: 'Too blurry' });
  expect((await decide({ from: 'refused', state: 'accepted' })).code).toBe(200);
  expect(await document()).toMatchObject({ state: 'accepted', reason: null });
});
