import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { addPoints } from '../orders/points';
import { ownerToken } from '../pages/owner-token';
import { createShop, newUuid, type Shop, variantOf } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';

const name = 'Bazaar & Co';
const inHtml = 'Bazaar &amp; Co';
const letters: string[] = [];
let post: Server;
let app: TestApp;
let shop: Shop;

/** As much of a mail server as a letter needs. */
const takeLetters = (socket: Socket) => {
  let letter: string | null = null;
  socket.write('220 post\r\n');
  socket.on('data', (bytes) => {
    for (const line of bytes.toString().split('\r\n').slice(0, -1)) {
      if (letter !== null) {
        if (line === '.') letters.push(letter);
        letter = line === '.' ? null : `${letter}${line}\n`;
        if (letter === null) socket.write('250 taken\r\n');
      } else if (line === 'DATA') {
        letter = '';
        socket.write('354 go on\r\n');
      } else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
    }
  });
};

beforeAll(async () => {
  post = createServer(takeLetters);
  await new Promise<void>((resolve) => post.listen(0, '127.0.0.1', resolve));
  const smtpUrl = `smtp://127.0.0.1:${(post.address() as AddressInfo).port}`;
  app = await createTestApp({ config: { smtpUrl } });
  shop = createShop(app);
  const headers = { 'x-owner-token': await ownerToken(1) };
  await app.call('ownerSaveSettings', { body: { details: { name } }, headers });
});
afterAll(async () => {
  await app?.close();
  await new Promise((resolve) => post.close(resolve));
});

const page = async (url: string) => (await app.app.inject({ url, headers: { accept: 'text/html' } })).payload;
const lines = async () => [{ variantId: (await variantOf('canvas-tote')).id, num: 1 }];
const subjectsTo = async (email: string) => (await shop.sandbox.outbox(email)).map(({ subject }) => subject);

describe('[STORE-01] the owner’s name of the store', () => {
  test('stands in the subject of a confirmation, and is whom it comes from', async () => {
    const made = await shop.bought({ uuid: newUuid() }, await lines(), { email: 'ada@souk.test' });
    expect(await subjectsTo('ada@souk.test')).toEqual([`Your ${name} order ${made.orderNo}`]);
    await app.deps.jobs.runDue();
    const letter = letters.find((one) => one.includes('To: ada@souk.test'));
    expect(letter).toMatch(/^From: "Bazaar & Co" <no-reply@localhost>$/m);
    expect(letter).not.toMatch(/Souk(?!.test)/);
  });

  test('stands in codes, by mail and by phone', async () => {
    await app.call('emailCaptcha', { body: 'new@souk.test' });
    expect(await subjectsTo('new@souk.test')).toEqual([expect.stringMatching(/^Your Bazaar & Co code \d{6}$/)]);
    await app.call('phoneCode', { body: { phone: '2025550143', countryCode: '+1' } });
    const [text] = await shop.sandbox.outbox('+12025550143');
    expect(text?.text).toMatch(/^Your Bazaar & Co code is \d{6}$/);
  });

  test('is whom the bank’s and PayPal’s pages ask money for', async () => {
    const guest = { uuid: newUuid() };
    const made = await shop.buy(guest, await lines(), { email: 'g@souk.test' });
    const { stripeClientSecret } = (await shop.startPayment(guest, made)).data;
    expect(await page(`/sandbox/stripe/3ds?payment=${stripeClientSecret}`)).toContain(`<dd>${inHtml}</dd>`);
    const at = new URL((await shop.startPayment(guest, made, { payType: 'paypal' })).data.redirect);
    expect(await page(at.pathname + at.search)).toContain(`<h1>Pay ${inHtml}</h1>`);
  });

  test('is in the merchants’ agreement', async () => {
    const { agreement } = (await app.call('merchantAgreement')).data;
    expect(agreement).toContain(`Selling on ${inHtml}`);
    expect(agreement).not.toMatch(/Souk|\{store\}/);
  });

  test('welcomes a new member, and is the support’s', async () => {
    const user = 'newcomer';
    await app.call('userInfo', { user });
    await addPoints({ userId: user, kind: 'welcome', linkNo: '', amount: 50, now: app.deps.clock.now() });
    const points = (await app.call('integralList', { user, headers: { 'accept-language': 'fr' } })).data;
    expect(points.list[0].title).toBe(`Bienvenue chez ${name}`);
    const body = { subject: 'Late', message: 'It was due.', categoryId: 3 };
    const { id } = (await app.call('ticketSave', { user, body })).data;
    await shop.sandbox.post(`ticket/${id}/answer`, { message: 'On its way.' });
    const { events } = (await app.call('ticketDetail', { user, params: { id } })).data;
    expect(events.at(-1).author).toBe(`${name} support`);
    const french = { user, params: { id }, headers: { 'accept-language': 'fr' } };
    expect((await app.call('ticketDetail', french)).data.events.at(-1).author).toBe(`Assistance ${name}`);
  });
});
