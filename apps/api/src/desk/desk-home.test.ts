import { type Desk, giveDesk } from '../testing/desk';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await createTestApp();
  desk = await giveDesk(app);
});
afterAll(() => app.close());

const read = async () => (await desk.ask('home', { user: 'content' })).data;
const save = (body: object) => desk.ask('homeSave', { user: 'content', body });

describe('[DESK-21] home and search', () => {
  test('banners and suggested searches are shown in the visitor’s language; the second of two editors is told', async () => {
    const { version, banners, hotWords, synonyms } = await read();
    const changed = {
      version,
      banners: [{ ...banners[1], titleEn: 'Winter', titleFr: 'Hiver' }],
      hotWords: [...hotWords, { en: 'blanket', fr: 'couverture' }],
      synonyms,
    };
    expect((await save(changed)).code).toBe(200);
    expect(await save(changed)).toMatchObject({ code: 409 });
    const home = (await app.call('homeIndex', { headers: { 'accept-language': 'fr' } })).data;
    expect(home.banners.map(({ title }: { title: string }) => title)).toEqual(['Hiver']);
    const words = (await app.call('searchKeywords', {})).data;
    expect(JSON.stringify(words)).toContain('blanket');
  });

  test('what is read is what was saved: groups with a common word become one', async () => {
    const { version, ...texts } = await read();
    const synonyms = [
      ['lamp', 'luminaire'],
      ['cushion', 'pillow'],
      ['luminaire', 'lantern'],
    ];
    expect((await save({ ...texts, version, synonyms })).code).toBe(200);
    expect((await read()).synonyms.map((group: string[]) => [...group].sort())).toEqual(
      expect.arrayContaining([
        ['lamp', 'lantern', 'luminaire'],
        ['cushion', 'pillow'],
      ]),
    );
  });

  test.each([
    ['leads out of the store', { link: '//elsewhere.example' }],
    ['has no title', { titleFr: ' ' }],
    ['shows a picture that somebody else uploaded', { image: `/img/u/${'0'.repeat(32)}.webp` }],
  ])('a banner that %s is refused, and nothing changes', async (_name, change) => {
    const { version, banners, ...texts } = await read();
    expect(await save({ ...texts, version, banners: [{ ...banners[0], ...change }] })).toMatchObject({ code: 400 });
    expect(await read()).toEqual({ version, banners, ...texts });
  });
});
