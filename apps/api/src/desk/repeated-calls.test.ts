import {
  type AuditSubject,
  deskCalls,
  type DeskCall,
  type DeskCallName,
  memberRoles,
  staffRoles,
} from '@souk/contract/desk';
import { mayMake, memberMay, staffMay } from '@souk/domain/desk';
import { sql } from 'kysely';
import { rows } from '../database/tx';
import { countRows } from '../testing/count-rows';
import { type Desk, giveDesk, isMerchantsAlone } from '../testing/desk';
import { createTestApp, type TestApp } from '../testing/test-app';
import { unnamedFields } from './audit';

let shop: TestApp;
let desk: Desk;
beforeAll(async () => {
  shop = await createTestApp();
  desk = await giveDesk(shop);
});
afterAll(() => shop.close());

/** A file that was only checked changes nothing of the store; its run is shown with the others and ends by age. */
const changesNothing: DeskCallName[] = ['importCheck'];

const writes = (Object.entries(deskCalls) as [DeskCallName, DeskCall][]).filter(
  ([name, { method, isDraft, permission }]) =>
    method === 'POST' && !isDraft && permission !== 'self' && !changesNothing.includes(name),
);

// A line that breaks after the server was done: the page does not know it, and asks again with the same key.
test.each(writes)('[DESK-27] %s made again with its key adds nothing', async (name, { permission, isSecret }) => {
  const who = isMerchantsAlone(name)
    ? { user: memberRoles.find((role) => mayMake(memberMay(role), permission)) ?? '', mer: desk.merchantId }
    : { user: staffRoles.find((role) => mayMake(staffMay([role]), permission)) ?? '' };
  const key = `key-of-${name}`;
  const first = await desk.ask(name, { ...who, key });
  await shop.deps.jobs.runDue();
  const before = await countRows();
  const again = await desk.ask(name, { ...who, key });
  await shop.deps.jobs.runDue();
  expect(await countRows()).toEqual(before);
  // what was refused was not made, and may be refused for another reason now
  if (first.code === 200 && !isSecret) expect(again).toEqual(first);
});

// The calls above wrote the log: one with a new field fails here, by its name, until the contract says what the field is.
test('[DESK-07] the contract names every field that a call writes into the log', async () => {
  interface Entry {
    call: string;
    type: string;
    before: object | null;
    after: object | null;
  }
  const entries = await rows(sql<Entry>`select call, subject_type as type, before, after from audit`);
  expect(entries.length).toBeGreaterThan(40);
  const unnamed = entries.flatMap(({ call, type, before, after }) =>
    unnamedFields(type, before, after).map((field) => `${call}: ${field}`),
  );
  expect([...new Set(unnamed)]).toEqual([]);
});

/** Kinds of things of which each is one merchant's. A coupon, a rate or a file may be the store's, an application nobody's yet. */
const merchantsAlways: AuditSubject[] = ['merchant', 'seller', 'order', 'refund', 'product', 'review', 'statement'];

// By the merchant that an entry is about the log is narrowed: one that named none would be found by nobody who asks what was done to it.
test('[DESK-07] what the platform does to a merchant’s thing names the merchant, and so does the merchant’s own desk', async () => {
  interface Told {
    call: string;
    type: AuditSubject;
    at: number | null;
    about: number | null;
  }
  const told = await rows(sql<Told>`
    select distinct call, subject_type as type, merchant_id as at, about_merchant_id as about from audit order by 1, 2`);
  const byPlatform = told.filter(({ at }) => at === null);
  const namesNone = byPlatform.filter(({ type, about }) => about === null && merchantsAlways.includes(type));
  expect(namesNone).toEqual([]);
  const namesAnother = byPlatform.filter(({ about }) => about !== null && about !== desk.merchantId);
  // An application becomes a merchant that was not there before.
  expect(namesAnother.map(({ call }) => call)).toEqual(['applicationApprove']);
  expect(byPlatform.filter(({ about }) => about === desk.merchantId).length).toBeGreaterThan(15);
  expect(told.filter(({ at, about }) => at !== null && about !== at)).toEqual([]);
});
