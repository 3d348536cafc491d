import { bannersMax, productPicturesMax } from '@souk/contract/desk';
import sharp from 'sharp';
import { type Desk, giveDesk } from '../testing/desk';
import { aPng, sendDeskPicture } from '../testing/send-picture';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await createTestApp();
  desk = await giveDesk(app);
});
afterAll(() => app.close());

type Sent = Parameters<typeof sendDeskPicture>[1];
const send = (count: number, by: Sent) =>
  Promise.all(Array.from({ length: count }, async () => (await sendDeskPicture(app, by)).data.url));

test('[DESK-09] a product takes as many new pictures at once as it may have', async () => {
  const owner = { user: 'owner', mer: desk.merchantId };
  const create = (images: readonly string[]) => {
    const words = { nameEn: 'Oak tray', nameFr: 'Plateau en chêne', categoryId: 1, images };
    return desk.ask('productCreate', { ...owner, body: { ...words, priceCents: 2500, stock: 4 } });
  };
  const images = await send(productPicturesMax, owner);
  expect((await create(images)).code).toBe(200);
  expect((await create([...images, ...(await send(1, owner))])).code).toBe(400);
});

test('[DESK-21] as many banners as there may be can all have new pictures, of whoever may change them', async () => {
  const save = (body: object) => desk.ask('homeSave', { user: 'content', body });
  const { version, banners, ...texts } = (await desk.ask('home', { user: 'content' })).data;
  const pictures = await send(bannersMax, { user: 'content', call: 'bannerPicture' });
  const fresh = pictures.map((image) => ({ ...banners[0], image }));
  expect((await save({ ...texts, version, banners: fresh })).code).toBe(200);
  expect((await save({ ...texts, version: version + 1, banners: [...fresh, fresh[0]] })).code).toBe(400);
});

test('[DESK-09] a desk sends JPG, PNG and WebP up to 10 MB, and what is kept is drawn anew', async () => {
  const owner = { user: 'owner', mer: desk.merchantId };
  const webp = await sharp(await aPng())
    .webp()
    .toBuffer();
  expect(await sendDeskPicture(app, { ...owner, file: webp })).toMatchObject({
    code: 200,
    data: { type: 'image/webp' },
  });
  const large = Buffer.concat([await aPng(), Buffer.alloc(6_000_000)]);
  const kept = await sendDeskPicture(app, { ...owner, file: large });
  expect(kept).toMatchObject({ code: 200 });
  expect(kept.data.fileSize).toBeLessThan(10_000);
  const tooLarge = Buffer.concat([await aPng(), Buffer.alloc(11_000_000)]);
  const refused = await sendDeskPicture(app, { ...owner, file: tooLarge });
  expect(refused).toMatchObject({ code: 413, message: 'The picture is larger than 10 MB' });
  expect(await sendDeskPicture(app, { ...owner, file: Buffer.from('GIF89a') })).toMatchObject({ code: 415 });
});
