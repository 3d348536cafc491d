import type { UploadedImage } from '@souk/contract';
import { adminPath, deskCalls, vendorPath } from '@souk/contract/desk';
import sharp from 'sharp';
import type { Answer, TestApp } from './test-app';

interface Sent {
  file?: Buffer;
  fields?: Record<string, string>;
  user?: string;
  type?: string;
}

/** A small PNG, of a colour by its number. */
export const aPng = (red = 200): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: red, g: 90, b: 60 } } })
    .png()
    .toBuffer();

const send = async (shop: TestApp, to: { url: string; token: string | undefined }, sent: Sent) => {
  const form = new FormData();
  const file = sent.file ?? (await aPng());
  if (file.length > 0)
    form.append('file', new Blob([new Uint8Array(file)], { type: sent.type ?? 'image/png' }), 'photo.png');
  for (const [name, value] of Object.entries(sent.fields ?? {})) form.append(name, value);
  const request = new Request('http://local/', { method: 'POST', body: form });
  const response = await shop.app.inject({
    method: 'POST',
    url: to.url,
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(to.token ? { authorization: `Bearer ${to.token}` } : {}),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { ...response.json<Answer<UploadedImage>>(), status: response.statusCode };
};

/** Sends one picture as a shopper's browser does. */
export const sendPicture = (shop: TestApp, sent: Sent): Promise<Answer<UploadedImage>> =>
  send(
    shop,
    { url: '/api/front/upload/image', token: sent.user && `user:${sent.user}` },
    { ...sent, fields: sent.fields ?? { model: 'review' } },
  );

/** Sends one picture as a desk does. @param sent.mer at that merchant's; absent: at the platform's @param sent.call absent: of a product */
export const sendDeskPicture = (
  shop: TestApp,
  sent: { user: string; mer?: number; call?: 'productPicture' | 'ticketPicture' | 'bannerPicture'; file?: Buffer },
) => {
  const { path } = deskCalls[sent.call ?? 'productPicture'];
  const url = sent.mer === undefined ? adminPath(path) : vendorPath(path).replace(':mer', String(sent.mer));
  return send(shop, { url, token: `desk:${sent.user}` }, sent.file ? { file: sent.file } : {});
};
