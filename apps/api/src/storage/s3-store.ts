import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { failureReason } from '@souk/contract/internal';
import { tracing } from '@souk/telemetry';
import { callOutside } from '../network/call-outside';
import { checkObject, mostObjectBytes, type ObjectKey, type ObjectStore, StorageError, typeOf } from './object-store';

/** How long an answer may take to begin; the bytes of a large object may take longer. */
const answerMs = 5_000;
const tries = 3;

/** A public object never changes under its key; nobody between keeps a private one. */
const cacheOf = (key: ObjectKey) =>
  key.startsWith('public/') ? 'public, max-age=31536000, immutable' : 'private, no-store';

/** Carries the running trace on. The signature leaves its header out: proxies between write their own. */
class TracedAwsClient extends AwsClient {
  override async sign(...given: Parameters<AwsClient['sign']>): Promise<Request> {
    const request = await super.sign(...given);
    const span = tracing().running();
    if (span) request.headers.set('traceparent', span.traceparent);
    return request;
  }
}

/** Sends requests to `https://KEY:SECRET@host/bucket?region=…`, each a step of the running trace. */
const bucketAt = (text: string) => {
  const url = new URL(text);
  const region = url.searchParams.get('region');
  const client = new TracedAwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    // Without one the library reads it from Amazon's host names.
    ...(region ? { region } : {}),
    retries: tries - 1,
  });
  const base = `${url.origin}${url.pathname.replace(/\/$/, '')}`;
  return (key: ObjectKey, given: RequestInit & { method: string }) =>
    callOutside(
      { service: 'storage', method: given.method, host: url.host, path: `/${key}` },
      () => client.fetch(`${base}/${key}`, given),
      ({ status }) => status,
    );
};

const sha256 = (data: Buffer) => createHash('sha256').update(data).digest('hex');

/**
 * Stores objects in a bucket, by the S3 protocol.
 * @param url `https://KEY:SECRET@host/bucket`, or with the bucket's own host name; a folder in it may follow
 */
export const createS3Store = (url: string): ObjectStore => {
  const send = bucketAt(url);

  const ask = async (
    method: string,
    key: ObjectKey,
    init: { body?: Buffer; headers?: Record<string, string> } = {},
  ) => {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), answerMs);
    try {
      const body = init.body ? new Uint8Array(init.body) : null;
      const given = { headers: init.headers ?? {}, body, method, signal: deadline.signal };
      return await send(key, given);
    } catch (error) {
      const reason = deadline.signal.aborted ? `no answer in ${answerMs} ms` : failureReason(error);
      throw new StorageError(`${method} ${key}: ${reason}`, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  };
  const refused = async (method: string, key: ObjectKey, reply: Response) => {
    const code = /<Code>(\w+)<\/Code>/.exec(await reply.text().catch(() => ''))?.[1] ?? '';
    return new StorageError(`${method} ${key}: ${reply.status} ${code}`.trim());
  };

  return {
    async put(key, data) {
      checkObject(key, data);
      const headers = {
        'content-type': typeOf(key),
        'cache-control': cacheOf(key),
        // Signed with the request: what arrives otherwise is refused.
        'x-amz-content-sha256': sha256(data),
      };
      const reply = await ask('PUT', key, { body: data, headers });
      if (!reply.ok) throw await refused('PUT', key, reply);
      await reply.body?.cancel();
    },
    async get(key) {
      checkObject(key);
      const reply = await ask('GET', key);
      if (reply.status === 404) {
        await reply.body?.cancel();
        return null;
      }
      if (!reply.ok || !reply.body) throw await refused('GET', key, reply);
      const bytes = Number(reply.headers.get('content-length'));
      if (!(bytes <= mostObjectBytes)) {
        await reply.body.cancel();
        throw new StorageError(`GET ${key}: ${bytes} bytes are too many`);
      }
      return { body: Readable.fromWeb(reply.body as ReadableStream), bytes };
    },
    async remove(key) {
      checkObject(key);
      const reply = await ask('DELETE', key);
      if (!reply.ok && reply.status !== 404) throw await refused('DELETE', key, reply);
      await reply.body?.cancel();
    },
  };
};
