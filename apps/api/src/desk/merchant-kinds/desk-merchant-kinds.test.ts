import type { DeskMerchantCategory, DeskMerchantKind } from '@souk/contract/desk';
import { type Desk, giveDesk } from '../../testing/desk';
import { createTestApp, type TestApp } from '../../testing/test-app';

let shop: TestApp;
let desk: Desk;
beforeAll(async () => {
  shop = await createTestApp();
  desk = await giveDesk(shop);
});
afterAll(() => shop.close());

type Kind = Pick<DeskMerchantKind, 'en' | 'fr' | 'choiceEn' | 'choiceFr'> & { id: number | null };

const read = async () => (await desk.ask('merchantKinds', { user: 'admin' })).data;
const save = (body: object) => desk.ask('merchantKindsSave', { user: 'admin', body });
const kindsOf = (list: DeskMerchantKind[]): Kind[] =>
  list.map(({ id, en, fr, choiceEn, choiceFr }) => ({ id, en, fr, choiceEn, choiceFr }));
const categoriesOf = (list: DeskMerchantCategory[]) => list.map(({ id, en, fr }) => ({ id, en, fr }));
const stored = async () => {
  const { version, types, categories } = await read();
  return { version, types: kindsOf(types), categories: categoriesOf(categories) };
};
const offered = async (name: 'merchantTypes' | 'merchantCategories', language: string) =>
  (await shop.call<{ name: string }[]>(name, { headers: { 'accept-language': language } })).data.map((one) => one.name);

const workshop = { id: null, en: 'Workshop', fr: 'Atelier', choiceEn: '', choiceFr: '' };
const paper = { id: null, en: 'Paper', fr: 'Papier' };

describe('[DESK-64] kinds and categories of merchants', () => {
  test('are added, renamed and put in order, as applicants and shoppers then read them in their language', async () => {
    const { version, types, categories } = await stored();
    const [first, second, third] = types as [Kind, Kind, Kind];
    const body = {
      version,
      types: [workshop, third, { ...first, en: 'Potter', fr: 'Potier' }, second],
      categories: [...categories, paper],
    };
    expect((await save(body)).code).toBe(200);
    expect(await offered('merchantTypes', 'en')).toEqual(['Workshop', third.en, 'Potter', second.en]);
    expect(await offered('merchantTypes', 'fr')).toEqual(['Atelier', third.fr, 'Potier', second.fr]);
    expect((await offered('merchantCategories', 'en')).at(-1)).toBe('Paper');
    const { data } = await desk.ask('audit', { user: 'auditor', query: { subject: 'settings' } });
    expect(data.list[0]).toMatchObject({
      call: 'merchantKindsSave',
      before: {
        types: [
          `${first.en} / ${first.fr}: I have products / J’ai des produits`,
          expect.any(String),
          expect.any(String),
        ],
      },
      after: {
        types: expect.arrayContaining(['Workshop / Atelier', 'Potter / Potier: I have products / J’ai des produits']),
      },
    });
  });

  test('a kind may have a sentence of its own for applicants; shoppers read its name', async () => {
    const { version, types, categories } = await stored();
    const at = types.findIndex(({ choiceEn }) => choiceEn !== '');
    const { choiceFr, ...plain } = types[at]!;
    types[at] = { ...plain, choiceEn: '', choiceFr };
    expect((await save({ version, types, categories })).code).toBe(200);
    const kinds = async (language: string) =>
      (await shop.call<object[]>('merchantTypes', { headers: { 'accept-language': language } })).data[at];
    expect(await kinds('en')).toEqual({ id: plain.id, name: plain.en });
    expect(await kinds('fr')).toEqual({ id: plain.id, name: plain.fr, choice: choiceFr });
  });

  test('one that nobody has is removed; one that a merchant or an application has stays, with how many have it', async () => {
    const { version, types, categories } = await read();
    const unused = types.find(({ merchants, applications }: DeskMerchantKind) => merchants + applications === 0);
    const used = types.find(({ merchants }: DeskMerchantKind) => merchants > 0);
    const applied = types.find(({ applications }: DeskMerchantKind) => applications > 0);
    const without = (kind: DeskMerchantKind) => ({
      version,
      types: kindsOf(types).filter(({ id }) => id !== kind.id),
      categories: categoriesOf(categories),
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
      (types) => [...types, ...Array.from({ length: 40 }, (_, at) => ({ ...workshop, en: `N${at}`, fr: `N${at}` }))],
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
