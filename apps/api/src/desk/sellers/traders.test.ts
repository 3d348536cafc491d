import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { row, rows, run } from '../../database/tx';
import { addMember } from '../../merchants/members.repository';
import { sealWith } from '../../secrets/sealing';
import { sealAll } from '../../secrets/stored-secrets';
import { type Desk, giveDesk } from '../../testing/desk';
import { createTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await createTestApp();
  desk = await giveDesk(app);
});
afterAll(() => app.close());
const withoutKeys = { current: undefined, old: undefined };
const sealWithKey = () => {
  const current = randomBytes(32).toString('base64');
  sealWith({ current, old: undefined });
  return current;
};
afterEach(() => sealWith(withoutKeys));

const iban = 'DE89370400440532013000';
const details = {
  legalName: 'Ann & Co Ltd',
  legalAddress: '1 High Street\nLondon',
  taxNumber: '',
  legalPhone: '+44 20 7946 0958',
  legalEmail: 'office@ann.test',
  tradeRegister: 'Companies House, London',
  registerNumber: '01234567',
  isCertified: true,
};
const as = () => ({ user: 'owner', mer: desk.merchantId, params: { id: desk.merchantId } });
const seller = async () => (await desk.ask('seller', as())).data;
const saveAccount = async (account: string, at: object = {}) => {
  const { accountEnd: from } = await seller();
  return desk.ask('accountSave', { ...as(), body: { account, from }, ...at });
};
const storedAccount = async () =>
  (
    await row(sql<{ payment_account: string | null }>`
    select payment_account from merchant where id = ${desk.merchantId}`)
  )?.payment_account;

describe('[DESK-37] what the law asks of whoever sells', () => {
  test('a merchant gives it at their desk; what is missing is named until nothing is, and a declaration stays of its day', async () => {
    await run(sql`update merchant set legal_phone = '', legal_email = '' where id = ${desk.merchantId}`);
    const { version, missing } = await seller();
    expect(missing).toEqual(['legalPhone', 'legalEmail', 'register', 'account', 'certified']);
    await desk.ask('sellerSave', { ...as(), body: { ...details, version } });
    await saveAccount(iban);
    const given = await seller();
    expect(given).toMatchObject({ ...details, missing: [], accountEnd: '3000' });
    // The desk of the release before knows nothing of it, and leaves it as it is.
    const { legalName, legalAddress } = details;
    const body = { legalName, legalAddress, taxNumber: 'GB1', version: given.version };
    expect((await desk.ask('sellerSave', { ...as(), body })).code).toBe(200);
    expect(await seller()).toMatchObject({ ...details, taxNumber: 'GB1', certifiedAt: given.certifiedAt });
  });

  test('shoppers read who sells, in their language, and neither tax number nor account', async () => {
    const { version } = await seller();
    await desk.ask('sellerSave', { ...as(), body: { ...details, taxNumber: 'GB123', version } });
    await saveAccount(iban);
    const facts = async (language: string): Promise<{ label: string; value: string }[]> =>
      (
        await app.call('merchantDetail', {
          params: { id: desk.merchantId },
          headers: { 'accept-language': language },
        })
      ).data.facts;
    expect((await facts('en')).slice(0, 6)).toEqual([
      { label: 'Sold by', value: 'Ann & Co Ltd' },
      { label: 'Registered address', value: '1 High Street, London' },
      { label: 'Telephone of the seller', value: '+44 20 7946 0958' },
      { label: 'Email address of the seller', value: 'office@ann.test' },
      { label: 'Trade register', value: 'Companies House, London, 01234567' },
      { label: 'Declaration', value: expect.stringContaining('law of the European Union') },
    ]);
    const inFrench = await facts('fr');
    expect(inFrench[0]).toEqual({ label: 'Vendeur', value: 'Ann & Co Ltd' });
    expect(JSON.stringify(inFrench)).not.toMatch(/GB123|3000/);
    const nothing = {
      ...details,
      legalName: '',
      legalAddress: '',
      legalPhone: '',
      legalEmail: '',
      tradeRegister: '',
      registerNumber: '',
      isCertified: false,
    };
    await desk.ask('sellerSave', { ...as(), body: { ...nothing, version: (await seller()).version } });
    const left = (await facts('en')).map(({ label }) => label);
    expect(left.filter((label) => !['Workshop', 'Selling here since', 'Followers'].includes(label))).toEqual([]);
    await desk.ask('sellerSave', { ...as(), body: { ...details, version: (await seller()).version } });
  });

  test('what cannot reach a business is refused at its field; what the shop is reached by stands on the page once', async () => {
    const save = async (body: object) =>
      desk.ask('sellerSave', { ...as(), body: { ...details, ...body, version: (await seller()).version } });
    expect(await save({ legalPhone: 'call us', legalEmail: 'office' })).toMatchObject({
      code: 400,
      data: { fields: { legalPhone: expect.any(String), legalEmail: expect.any(String) } },
    });
    await run(
      sql`update merchant set service_type = 'email', service_email = 'office@ann.test' where id = ${desk.merchantId}`,
    );
    expect((await save({})).code).toBe(200);
    const { data } = await app.call('merchantDetail', { params: { id: desk.merchantId } });
    expect(data.email).toBe('office@ann.test');
    expect(data.facts.map(({ value }: { value: string }) => value)).not.toContain('office@ann.test');
  });

  test('the account is shown by its end, stored sealed, and named in the log by its end alone', async () => {
    sealWithKey();
    expect(await saveAccount('gb82 west 1234 5698 7654 32')).toMatchObject({ code: 200, data: { accountEnd: '5432' } });
    expect(JSON.stringify(await seller())).not.toContain('WEST');
    expect(await storedAccount()).not.toContain('WEST');
    const shown = await desk.ask('accountShow', { user: 'finance', params: { id: desk.merchantId } });
    expect(shown.data).toEqual({ account: 'GB82WEST12345698765432' });
    const noted = await rows(sql<{ call: string; after: object }>`
      select call, after from audit where call in ('accountSave', 'accountShow') order by id desc limit 2`);
    expect(noted).toEqual([
      { call: 'accountShow', after: { accountEnd: '5432' } },
      { call: 'accountSave', after: { accountEnd: '5432' } },
    ]);
  });

  test('each owner is told of a new account, in their language: when, by whom and how it ends', async () => {
    await run(sql`delete from outbox`);
    await run(sql`update merchant set payment_account = null, payment_account_end = '' where id = ${desk.merchantId}`);
    await addMember(desk.merchantId, 'manager', 'owner', app.deps.clock.now());
    await run(sql`update shopper set locale = 'fr' where sub = 'manager'`);
    const mails = () =>
      rows<{ recipient: string; subject: string; text: string }>(sql`
        select recipient, subject, text from outbox order by recipient`);
    // The first account counts too.
    await saveAccount(iban);
    const told = await mails();
    expect(told.map(({ recipient }) => recipient)).toEqual(['manager@souk.test', 'owner@souk.test']);
    expect(told[0]?.subject).toMatch(/compte/);
    expect(told[1]?.subject).toMatch(/account/);
    for (const { text } of told) {
      expect(text).toContain('3000');
      expect(text).not.toContain('0130');
      expect(text).toContain(`/sell/${desk.merchantId}/business`);
      expect(text).toMatch(/UTC/);
    }
    // What is refused changed nothing.
    await saveAccount('DE00 3704');
    expect(await mails()).toHaveLength(2);
    await addMember(desk.merchantId, 'manager', 'manager', app.deps.clock.now());
  });

  test('it is sealed anew with the store’s other secrets', async () => {
    sealWith(withoutKeys);
    await saveAccount(iban);
    expect(await storedAccount()).toBe(iban);
    const current = sealWithKey();
    await sealAll();
    expect(await storedAccount()).not.toContain(iban);
    sealWith({ current: undefined, old: current });
    await sealAll();
    expect(await storedAccount()).toBe(iban);
    await run(sql`update merchant set payment_account = null, payment_account_end = ''`);
  });

  test('what can be no account is refused at its field, and where none is known there is nothing to show', async () => {
    expect(await saveAccount('DE00 3704 0044 0532 0130 00')).toMatchObject({
      code: 400,
      data: { fields: { account: expect.any(String) } },
    });
    expect((await desk.ask('accountShow', { user: 'finance', params: { id: desk.merchantId } })).code).toBe(404);
  });

  test('a new shop of a store that sells to the European Union opens once it is there; shops that are open stay', async () => {
    const params = { id: desk.applicationId };
    await desk.ask('applicationDocument', { user: 'finance', params });
    const mer: number = (await desk.ask('applicationApprove', { user: 'finance', params })).data.merchantId;
    const owner = { user: 'shopper', mer, params: { id: mer } };
    const missing = async () => (await desk.ask('shop', owner)).data.missing;
    const before: string[] = await missing();
    await run(sql`update store set sells_to_eu = true`);
    expect(await missing()).toEqual([
      ...before,
      'legalName',
      'legalAddress',
      'legalPhone',
      'legalEmail',
      'register',
      'account',
      'certified',
    ]);
    await run(sql`update merchant set intro = '{"en": "We weave"}', avatar = '/img/a.webp', banner = '/img/b.webp',
      service_type = 'email', service_email = 'help@souk.test' where id = ${mer}`);
    expect(await desk.ask('shopOpen', owner)).toMatchObject({ code: 409, reason: 'SHOP_INCOMPLETE' });
    await run(sql`update merchant set legal_name = 'A', legal_address = 'B', legal_phone = '1234', legal_email = 'a@b.test', trade_register = 'none',
      payment_account = 'x', payment_account_end = '3000', certified_at = now() where id = ${mer}`);
    expect((await desk.ask('shopOpen', owner)).code).toBe(200);
    expect((await desk.ask('shop', as())).data.state).toBe('open');
    await run(sql`update store set sells_to_eu = false`);
  });
});
