import type { UploadedImage } from '@souk/contract';
import sharp from 'sharp';
import type { Answer, TestApp } from './test-app';

/** A small PNG, of a colour by its number. */
export const aPng = (red = 200): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: red, g: 90, b: 60 } } })
    .png()
    .toBuffer();

/** Sends one picture as a browser's form does. */
export async function sendPicture(
  shop: TestApp,
  sent: { file?: Buffer; fields?: Record<string, string>; user?: string; type?: string },
): Promise<Answer<UploadedImage>> {
  const form = new FormData();
  const file = sent.file ?? (await aPng());
  if (file.length > 0)
    form.append('file', new Blob([new Uint8Array(file)], { type: sent.type ?? 'image/png' }), 'photo.png');
  for (const [name, value] of Object.entries(sent.fields ?? { model: 'review' })) form.append(name, value);
  const request = new Request('http://local/', { method: 'POST', body: form });
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/front/upload/image',
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(sent.user ? { authorization: `Bearer user:${sent.user}` } : {}),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { ...response.json<Answer<UploadedImage>>(), status: response.statusCode };
}
