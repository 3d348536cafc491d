import type { DeskMerchantKind } from '@souk/contract/desk';
import { type Desk, giveDesk } from '../../testing/desk';
import { createTestApp, type TestApp } from '../../testing/test-app';

let shop: TestApp;
let desk: Desk;
beforeAll(async () => {
  shop = await createTestApp();
  desk = await giveDesk(shop);
});
afterAll(() => shop.close());

type Kind = { id: number | null; en: string; fr: string };

const read = async () => (await desk.ask('merchantKinds', { user: 'admin' })).data;
const save = (body: object) => desk.ask('merchantKindsSave', { user: 'admin', body });
const kindsOf = (list: DeskMerchantKind[]): Kind[] => list.map(({ id, en, fr }) => ({ id, en, fr }));
const stored = async () => {
  const { version, types, categories } = await read();
  return { version, types: kindsOf(types), categories: kindsOf(categories) };
};
const offered = async (name: 'merchantTypes' | 'merchantCategories', language: string) =>
  (await shop.call<{ name: string }[]>(name, { headers: { 'accept-language': language } })).data.map((one) => one.name);

const workshop = { id: null, en: 'Workshop', fr: 'Atelier' };
const paper = { id: null, en: 'Paper', fr: 'Papier' };

describe('[DESK-64] kinds and categories of merchants', () => {
  test('are added, renamed and put in order, as applicants and shoppers then read them in their language', async () => {
    const { version, types, categories } = await stored();
    const [first, second, third] = types as [Kind, Kind, Kind];
    const body = {
      version,
      types: [workshop, third, { ...first, en: 'Maker', fr: 'Artisan' }, second],
      categories: [...categories, paper],
    };
    expect((await save(body)).code).toBe(200);
    expect(await offered('merchantTypes', 'en')).toEqual(['Workshop', third.en, 'Maker', second.en]);
    expect(await offered('merchantTypes', 'fr')).toEqual(['Atelier', third.fr, 'Artisan', second.fr]);
    expect((await offered('merchantCategories', 'en')).at(-1)).toBe('Paper');
    const { data } = await desk.ask('audit', { user: 'auditor', query: { subject: 'settings' } });
    expect(data.list[0]).toMatchObject({
      call: 'merchantKindsSave',
      before: { types: [`${first.en} / ${first.fr}`, expect.any(String), expect.any(String)] },
      after: { types: expect.arrayContaining(['Workshop / Atelier', 'Maker / Artisan']) },
    });
  });

  test('one that nobody has is removed; one that a merchant or an application has stays, with how many have it', async () => {
    const { version, types, categories } = await read();
    const unused = types.find(({ merchants, applications }: DeskMerchantKind) => merchants + applications === 0);
    const used = types.find(({ merchants }: DeskMerchantKind) => merchants > 0);
    const applied = types.find(({ applications }: DeskMerchantKind) => applications > 0);
    const without = (kind: DeskMerchantKind) => ({
      version,
      types: kindsOf(types).filter(({ id }) => id !== kind.id),
      categories: kindsOf(categories),
    });
    for (const kind of [used, applied])
      expect(await save(without(kind))).toMatchObject({
        code: 400,
        data: {
          fields: {
            types: expect.stringMatching(
              new RegExp(`“${kind.en}”.* ${kind.merchants} merchants and ${kind.applications} applications`),
            ),
          },
        },
      });
    expect((await read()).version).toBe(version);
    expect((await save(without(unused))).code).toBe(200);
    expect(await offered('merchantTypes', 'en')).not.toContain(unused.en);
  });

  test('the second of two editors is told, whichever list the first one changed', async () => {
    const seen = await stored();
    expect((await save({ ...seen, categories: [...seen.categories].reverse() })).code).toBe(200);
    expect(await save(seen)).toMatchObject({ code: 409 });
    const { version, types, categories } = await stored();
    expect(await save({ version, types: [...types, { ...workshop, id: 987_654 }], categories })).toMatchObject({
      code: 409,
    });
  });

  test.each<[string, (types: Kind[]) => Kind[], RegExp]>([
    ['a name that another one has', (types) => [...types, { ...workshop, fr: types[0]!.fr.toUpperCase() }], /\.fr$/],
    ['a name in one language alone', (types) => [...types, { ...workshop, en: 'Studio', fr: ' ' }], /\.fr$/],
    ['an empty list', () => [], /^types$/],
    [
      'more than forty',
      (types) => [...types, ...Array.from({ length: 40 }, (_, at) => ({ id: null, en: `N${at}`, fr: `N${at}` }))],
      /^types$/,
    ],
  ])('%s is refused at its field, and nothing changes', async (_what, change, field) => {
    const seen = await stored();
    const { code, data } = await save({ ...seen, types: change(seen.types) });
    expect([code, Object.keys(data.fields)]).toEqual([400, [expect.stringMatching(field)]]);
    expect(await stored()).toEqual(seen);
  });

  test('the auditor reads them and changes nothing', async () => {
    const seen = await stored();
    expect((await desk.ask('merchantKinds', { user: 'auditor' })).code).toBe(200);
    expect(await desk.ask('merchantKindsSave', { user: 'auditor', body: seen })).toMatchObject({ code: 403 });
  });
});
