import type { Address, NoticeChoices, Paged, Ticket } from '@souk/contract';
import { setTimeout } from 'node:timers/promises';
import { boston } from './boston';
import { atOnce } from './race-setup';
import { newUuid, setStock, variantOf } from './shop';
import type { TestApp } from './test-app';

interface RaceSetup {
  app: () => TestApp;
}

/** Tabs that hear of one sign-in, and one that goes on shopping meanwhile. */
const cartRaces = ({ app }: RaceSetup) => {
  test('[lesson 1] [CART-13] tabs that are told of one sign-in bring the visitor’s cart once, whoever is first', async () => {
    const tote = await variantOf('canvas-tote');
    await setStock(tote.id, 1000);
    const line = { productId: tote.product_id, productAttrUnique: tote.id };
    for (let round = 0; round < 40; round += 1) {
      const user = `tabs-${round}`;
      const uuid = newUuid();
      await app().call('cartSave', { user, body: [{ ...line, cartNum: 1 }] });
      await app().call('cartSave', { body: [{ ...line, uuid, cartNum: 2 }] });
      // Each a little later than the one before: no tab hears of it at the very same moment.
      const merges = await atOnce(4, async (at) => {
        await setTimeout((at * round) / 10);
        return app().call('sessionRecordUser', { user, body: { uuid } });
      });
      expect(merges.map(({ code }) => code)).toEqual([200, 200, 200, 200]);
      expect((await app().call('cartCount', { user, query: { type: 'sum' } })).data.count).toBe(3);
    }
  });

  test('[CART-13] what another tab puts into the visitor’s cart while it is brought is not lost', async () => {
    const tote = await variantOf('canvas-tote');
    const mug = await variantOf('ceramic-mug');
    for (const { id } of [tote, mug]) await setStock(id, 1000);
    const add = (variant: typeof tote, uuid: string) =>
      app().call('cartSave', {
        body: [{ productId: variant.product_id, productAttrUnique: variant.id, cartNum: 1, uuid }],
      });
    for (let round = 0; round < 10; round += 1) {
      const user = `adds-${round}`;
      const uuid = newUuid();
      await add(tote, uuid);
      await Promise.all([app().call('sessionRecordUser', { user, body: { uuid } }), add(mug, uuid)]);
      await app().call('sessionRecordUser', { user, body: { uuid } });
      expect((await app().call('cartCount', { user, query: { type: 'sum' } })).data.count).toBe(2);
    }
  });
};

const accountRaces = ({ app }: RaceSetup) => {
  test('[ACCT-02] whichever addresses are made the default at once, all presses are answered and one is', async () => {
    const user = 'chooser';
    const ids: number[] = [];
    for (let at = 0; at < 4; at += 1)
      ids.push((await app().call('addressEdit', { user, body: { ...boston, detail2: `Flat ${at}` } })).data.id);
    for (let round = 0; round < 5; round += 1) {
      const answers = await atOnce(8, (at) =>
        app().call('addressSetDefault', { user, body: { id: ids[(at + round) % ids.length] } }),
      );
      expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]));
      const { list } = (await app().call<Paged<Address>>('addressList', { user })).data;
      expect(list.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    }
  });

  test('[ACCT-02] a first address that is sent several times at once is one, and the default', async () => {
    for (let round = 0; round < 5; round += 1) {
      const user = `first-${round}`;
      await app().call('addressList', { user });
      const answers = await atOnce(5, () => app().call('addressEdit', { user, body: boston }));
      expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]));
      const { list } = (await app().call<Paged<Address>>('addressList', { user })).data;
      expect(list).toMatchObject([{ isDefault: true }]);
    }
  });

  test('[ACCT-01] choices of mails that are made at once all stand', async () => {
    const user = 'quiet';
    const off = { newsletter: false, priceDrops: false, backInStock: false, reviews: false };
    await Promise.all(
      Object.entries(off).map(([kind, isOn]) => app().call('userNoticesEdit', { user, body: { [kind]: isOn } })),
    );
    expect((await app().call<NoticeChoices>('userNotices', { user })).data).toEqual(off);
  });
};

const ticketRaces = ({ app }: RaceSetup) => {
  test('[ACCT-07] what a shopper asks while the store closes the ticket is never left in a closed one', async () => {
    const user = 'asks-on';
    for (let round = 0; round < 20; round += 1) {
      const body = { subject: `Late ${round}`, categoryId: 3, message: 'Where is it?' };
      const id: number = (await app().call('ticketSave', { user, body })).data.id;
      const close = { message: 'Solved', toStatus: 'CLOSED' };
      await Promise.all([
        app().app.inject({ method: 'POST', url: `/sandbox/ticket/${id}/answer`, payload: close }),
        setTimeout((round % 5) / 2).then(() =>
          app().call('ticketReply', { user, params: { id }, body: { message: 'One more thing' } }),
        ),
      ]);
      const { data } = await app().call<Ticket>('ticketDetail', { user, params: { id } });
      expect(data.events).toHaveLength(3);
      const last = data.events.at(-1);
      expect([last?.addedByAgent, data.status]).toEqual(last?.addedByAgent ? [true, 'CLOSED'] : [false, 'OPEN']);
    }
  });
};

/** What is a shopper's own: two tabs, two devices and a second press change it at the same moment. */
export const ownRaces = (setup: RaceSetup) => {
  cartRaces(setup);
  accountRaces(setup);
  ticketRaces(setup);
};
