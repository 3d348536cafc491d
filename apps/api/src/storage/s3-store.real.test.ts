import { describeWhere } from '@souk/run/where';
import { objectStoreSuite } from './object-store.suite';
import { createS3Store } from './s3-store';

/** Set by `npm run test:s3`, which starts a server of object storage for it. */
const url = process.env.TEST_STORAGE_URL;

describeWhere(url !== undefined, '`npm run test:s3`')('objects in a bucket', () => {
  objectStoreSuite(() => createS3Store(url ?? ''));

  test('a wrong secret is refused', async () => {
    const wrong = new URL(url ?? '');
    wrong.password = 'wrong';
    await expect(createS3Store(wrong.href).put('public/a.txt', Buffer.from('x'))).rejects.toThrow(/403 \w+/);
  });

  test('what is stored says its type and how long it may be kept', async () => {
    const { AwsClient } = await import('aws4fetch');
    const { username, password, origin, pathname } = new URL(url ?? '');
    const client = new AwsClient({
      accessKeyId: username,
      secretAccessKey: decodeURIComponent(password),
      service: 's3',
      retries: 0,
    });
    for (const [key, cache] of [
      ['public/pictures/a.avif', 'public, max-age=31536000, immutable'],
      ['private/uploads/b.avif', 'private, no-store'],
    ] as const) {
      await createS3Store(url ?? '').put(key, Buffer.from('x'));
      const reply = await client.fetch(`${origin}${pathname}/${key}`, { method: 'HEAD' });
      expect([reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual(['image/avif', cache]);
      // Without a signature nobody reads it: the store decides who may.
      expect((await fetch(`${origin}${pathname}/${key}`)).status).toBe(403);
    }
  });
});
