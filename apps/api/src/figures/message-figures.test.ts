import type { TestMailServer } from '../testing/mail-server';
import { createMailingShop } from '../testing/mailing-shop';
import type { TestApp } from '../testing/test-app';

let server: TestMailServer;
let shop: TestApp;
let close: () => Promise<void>;
beforeAll(async () => void ({ server, shop, close } = await createMailingShop()));
afterAll(() => close());
beforeEach(() => shop.deps.jobs.clear());

type Behaviour = Parameters<TestMailServer['behave']>[0];
/** Writes to somebody, whom the mail server treats so; then to the next. */
const mail = async (...people: (readonly [to: string, behaviour: Behaviour])[]) => {
  for (const [to, behaviour] of people) {
    server.behave(behaviour);
    await shop.deps.mail.send({
      channel: 'email',
      storeId: 1,
      to: `${to}@mail.test`,
      letter: { locale: 'en', subject: 'Your order', paragraphs: ['Thank you'] },
    });
    await shop.deps.jobs.runDue();
  }
};
const figures = async () => {
  const { payload } = await shop.app.inject({ url: '/metrics' });
  const valueOf = (name: string) => Number(new RegExp(`^${name}\\{channel="email"\\} (\\d+)$`, 'm').exec(payload)?.[1]);
  return { failing: valueOf('souk_messages_failing'), givenUp: valueOf('souk_messages_given_up') };
};

test('a mail server that is out shows in how many get nothing since the last mail that went, however many mails are for each', async () => {
  await mail(['before', 'takes'], ['one', 'hangs up'], ['two', 'hangs up'], ['two', 'hangs up']);
  expect(await figures()).toEqual({ failing: 2, givenUp: 0 });
  await mail(['after', 'takes']);
  expect(await figures()).toEqual({ failing: 0, givenUp: 0 });
});

test('a full mailbox is one alone, and none once another mail has gone', async () => {
  await mail(['full', '452 4.2.2 mailbox full'], ['full', '452 4.2.2 mailbox full']);
  expect(await figures()).toEqual({ failing: 1, givenUp: 0 });
  await mail(['well', 'takes']);
  expect(await figures()).toEqual({ failing: 0, givenUp: 0 });
});

test('a server that refuses each mail for good shows too, though none is tried again', async () => {
  await mail(
    ['one', 'read: 554 message rejected'],
    ['two', 'read: 554 message rejected'],
    ['three', '550 no such user'],
  );
  expect(await figures()).toEqual({ failing: 0, givenUp: 3 });
  await mail(['well', 'takes'], ['four', '550 no such user']);
  expect(await figures()).toEqual({ failing: 0, givenUp: 1 });
});
