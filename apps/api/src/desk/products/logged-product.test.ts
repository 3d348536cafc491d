import type { DeskProduct } from '@souk/contract/desk';
import { sql } from 'kysely';
import { row } from '../../database/tx';
import { type Desk, giveDesk } from '../../testing/desk';
import { sendDeskPicture } from '../../testing/send-picture';
import { createTestApp, type TestApp } from '../../testing/test-app';

let shop: TestApp;
let desk: Desk;
beforeAll(async () => {
  shop = await createTestApp();
  desk = await giveDesk(shop);
});
afterAll(() => shop.close());

const of = () => ({ user: 'owner', mer: desk.merchantId, params: { id: desk.productId } });
const save = async (more: object) => {
  const { version, ...was } = (await desk.ask<DeskProduct>('product', of())).data;
  const { nameEn, nameFr, descriptionEn, descriptionFr, categoryId, images } = was;
  const body = { nameEn, nameFr, descriptionEn, descriptionFr, categoryId, images, version, ...more };
  expect(await desk.ask('productSave', { ...of(), body })).toMatchObject({ code: 200 });
  const noted = await row(sql<{ before: object; after: object }>`
    select before, after from audit where call = 'productSave' order by id desc limit 1`);
  return { was, before: noted?.before ?? {}, after: noted?.after ?? {} };
};

describe('[DESK-07] the log of what is saved of a product', () => {
  test('names each field that was changed, with what it was and is', async () => {
    const { images, categoryId } = (await desk.ask<DeskProduct>('product', of())).data;
    const choices = await desk.ask<{ categories: { id: number }[] }>('productChoices', {
      user: 'owner',
      mer: desk.merchantId,
    });
    const other = choices.data.categories.find(({ id }) => id !== categoryId);
    const added = (await sendDeskPicture(shop, { user: 'owner', mer: desk.merchantId })).data.url as string;
    const { was, before, after } = await save({
      nameEn: 'Ash tray',
      descriptionFr: 'Long. '.repeat(200),
      categoryId: other?.id,
      images: [...images, added],
      pictureTexts: [{ url: added, en: 'Its grain', fr: 'Son veinage' }],
    });
    const changed = ['category', 'images', 'nameEn', 'pictureTexts', 'textFr'];
    for (const side of [before, after]) expect(Object.keys(side).sort()).toEqual(changed);
    expect(before).toMatchObject({ nameEn: was.nameEn });
    expect(after).toMatchObject({
      nameEn: 'Ash tray',
      textFr: { version: expect.any(String) },
      images: expect.arrayContaining([added.split('/').at(-1)]),
      pictureTexts: { en: expect.arrayContaining(['Its grain']), fr: expect.arrayContaining(['Son veinage']) },
    });
  });

  test('says of one changed word that word alone, and nothing where nothing was changed', async () => {
    const { before, after } = await save({ nameFr: 'Plateau' });
    expect([Object.keys(before), after]).toEqual([['nameFr'], { nameFr: 'Plateau' }]);
    expect(await save({})).toMatchObject({ before: {}, after: {} });
  });
});
