import type { DeskProduct, ProductsChanged, ProductWords } from '@souk/contract/desk';
import { deskSchemas } from '@souk/contract/desk-schema';
import { sql } from 'kysely';
import { row } from '../../database/tx';
import { type Desk, giveDesk } from '../../testing/desk';
import { sendDeskPicture } from '../../testing/send-picture';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { loggedAs } from './logged-product';

type Field = keyof ProductWords;
const { version: _version, ...shape } = deskSchemas.productSave.body.shape;
const fields = Object.keys(shape) as Field[];
const optional = fields.filter((field) => shape[field].safeParse(undefined).success);

let shop: TestApp;
let desk: Desk;
/** Two values of every field: a field of a product that is new has its two here. */
let values: Record<Field, readonly [unknown, unknown]>;
beforeAll(async () => {
  shop = await createTestApp();
  desk = await giveDesk(shop);
  const { url } = (await sendDeskPicture(shop, owner())).data as { url: string };
  const { url: second } = (await sendDeskPicture(shop, owner())).data as { url: string };
  values = {
    nameEn: ['Oak tray', 'Ash tray'],
    nameFr: ['Plateau en chêne', 'Plateau en frêne'],
    descriptionEn: ['Of oak', 'Of ash'],
    descriptionFr: ['En chêne', 'En frêne'],
    categoryId: [1, 2],
    images: [[url], [url, second]],
    pictureTexts: [
      [{ url, en: 'A tray', fr: 'Un plateau' }],
      [
        { url, en: 'The tray', fr: 'Le plateau' },
        { url: second, en: 'Its grain', fr: 'Son veinage' },
      ],
    ],
    taxCategory: ['reduced', 'low'],
  };
});
afterAll(() => shop.close());

const owner = () => ({ user: 'owner', mer: desk.merchantId });
const pick = (names: readonly Field[], at: 0 | 1) => Object.fromEntries(names.map((name) => [name, values[name][at]]));
const make = async () => {
  const body = { ...pick(fields, 0), priceCents: 2000, stock: 4 };
  const { data } = await desk.ask<{ id: number }>('productCreate', { ...owner(), body });
  return data.id;
};
const read = async (id: number) => (await desk.ask<DeskProduct>('product', { ...owner(), params: { id } })).data;
const save = async (id: number, body: object) =>
  expect(await desk.ask('productSave', { ...owner(), params: { id }, body: { version: 1, ...body } })).toMatchObject({
    code: 200,
  });

describe('[DESK-09] every field of a product’s words', () => {
  test('is stored when the product is made, and read', async () => {
    expect(await read(await make())).toMatchObject(pick(fields, 0));
  });

  test('is saved, and the log names it with what it was and is', async () => {
    const id = await make();
    await save(id, pick(fields, 1));
    expect(await read(id)).toMatchObject(pick(fields, 1));
    const noted = await row(sql<{ before: object; after: object }>`
      select before, after from audit where call = 'productSave' and subject_id = ${String(id)}`);
    for (const side of [noted?.before, noted?.after])
      expect(Object.keys(side ?? {}).sort()).toEqual(fields.map((field) => loggedAs[field]).sort());
  });

  test('has a copy’s, but for the names, which say so', async () => {
    const id = await make();
    const { data } = await desk.ask<{ id: number }>('productDuplicate', { ...owner(), params: { id } });
    const { nameEn, nameFr, ...same } = pick(fields, 0);
    expect(await read(data.id)).toMatchObject({ ...same, nameEn: `${nameEn} (copy)`, nameFr: `${nameFr} (copie)` });
  });

  test('stays where a save does not name it, unless a product cannot be without', async () => {
    const id = await make();
    expect(fields.filter((field) => !optional.includes(field))).toEqual(['nameEn', 'nameFr', 'categoryId', 'images']);
    const required = fields.filter((field) => !optional.includes(field));
    await save(id, { ...pick(required, 0), nameEn: 'Ash tray' });
    expect(await read(id)).toMatchObject({ ...pick(fields, 0), nameEn: 'Ash tray' });
  });

  test('stays when several products get another category', async () => {
    const id = await make();
    const body = { products: [{ id, version: 1 }], categoryId: 2 };
    const { data } = await desk.ask<ProductsChanged>('productsCategory', { ...owner(), body });
    expect(data.done).toEqual([id]);
    expect(await read(id)).toMatchObject({ ...pick(fields, 0), categoryId: 2 });
  });

  test('stays when a file without its column changes another one', async () => {
    const id = await make();
    const csv = `product,variant,name_en\n${(await read(id)).uniqueKey},,Ash tray\n`;
    const checked = await desk.ask<{ id: number }>('importCheck', { ...owner(), body: { name: 'words.csv', csv } });
    await desk.ask('importApply', { ...owner(), params: { id: checked.data.id } });
    await shop.deps.jobs.runDue();
    expect(await read(id)).toMatchObject({ ...pick(fields, 0), nameEn: 'Ash tray' });
  });
});
