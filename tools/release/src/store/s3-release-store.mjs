import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { failureReason } from '../failure-reason.mjs';
import { checkKey, isHealthReport, isKey, ReleaseStoreError } from './object-keys.mjs';

const answerMs = 10_000;
const tries = 3;

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** The document changes, and what servers tell each other; nothing else under a key ever does. */
const cacheOf = (key) =>
  key.includes('/') && !isHealthReport(key) ? 'private, max-age=31536000, immutable' : 'no-store';

const reasonOf = (error) => (error.name === 'TimeoutError' ? `no answer in ${answerMs} ms` : failureReason(error));

/** Objects of one page of a listing. What somebody else put there under another kind of key is none of the store's. */
const objectsIn = (xml) =>
  [...xml.matchAll(/<Contents>([^]*?)<\/Contents>/g)].map(([, text]) => {
    const field = (name) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1] ?? '';
    return { key: field('Key'), bytes: Number(field('Size')), at: Date.parse(field('LastModified')) || 0 };
  });

/**
 * A release store in a bucket, by the S3 protocol. `replace` is one conditional request: the server refuses it (412) when the object is
 * not what it was, so two publishers need no lock.
 * @param address `https://KEY:SECRET@host/bucket/prefix?region=…`, as STORAGE_URL
 * @returns {import('./release-store.mjs').ReleaseStore}
 */
export const createS3ReleaseStore = (address) => {
  const { base, prefix, name, client } = bucketAt(address);

  const ask = async (method, url, what, init = {}) => {
    try {
      // Signed with its bytes: what arrives otherwise is refused.
      const headers = { ...init.headers, ...(init.body ? { 'x-amz-content-sha256': sha256(init.body) } : {}) };
      return await client.fetch(url, { ...init, headers, method, signal: AbortSignal.timeout(answerMs) });
    } catch (error) {
      throw new ReleaseStoreError(`${method} ${what}: ${reasonOf(error)}`, { cause: error });
    }
  };
  const refused = async (method, what, reply) => {
    const code = /<Code>(\w+)<\/Code>/.exec(await reply.text().catch(() => ''))?.[1] ?? '';
    return new ReleaseStoreError(`${method} ${what}: ${reply.status} ${code}`.trim());
  };
  const bodyOf = async (method, what, reply) => {
    try {
      return Buffer.from(await reply.arrayBuffer());
    } catch (error) {
      throw new ReleaseStoreError(`${method} ${what}: ${reasonOf(error)}`, { cause: error });
    }
  };
  const onKey = (method, key, init) => {
    checkKey(key);
    return ask(method, `${base}/${prefix}${key}`, key, init);
  };
  const put = (key, bytes, headers) =>
    onKey('PUT', key, { body: Buffer.from(bytes), headers: { 'cache-control': cacheOf(key), ...headers } });

  return {
    name,
    async read(key, known) {
      const reply = await onKey('GET', key, { headers: known ? { 'if-none-match': known } : {} });
      if (reply.status === 304) return 'same';
      if (reply.status === 404) return (await reply.body?.cancel(), null);
      if (!reply.ok) throw await refused('GET', key, reply);
      return { bytes: await bodyOf('GET', key, reply), tag: reply.headers.get('etag') ?? '' };
    },
    async replace(key, bytes, tag) {
      const reply = await put(key, bytes, tag === null ? { 'if-none-match': '*' } : { 'if-match': tag });
      // 409: another conditional write of the same object runs at this moment. 404: it is not there any more.
      if (![404, 409, 412].includes(reply.status)) {
        if (!reply.ok) throw await refused('PUT', key, reply);
        return (await reply.body?.cancel(), reply.headers.get('etag') ?? '');
      }
      await reply.body?.cancel();
      return await ownTag(await this.read(key), bytes);
    },
    async write(key, bytes) {
      const reply = await put(key, bytes, {});
      if (!reply.ok) throw await refused('PUT', key, reply);
      await reply.body?.cancel();
    },
    async list(start) {
      const found = [];
      let next = '';
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: prefix + start });
        if (next) query.set('continuation-token', next);
        const reply = await ask('GET', `${base}?${query}`, `list of ${start}`);
        if (!reply.ok) throw await refused('GET', `list of ${start}`, reply);
        const xml = String(await bodyOf('GET', `list of ${start}`, reply));
        const objects = objectsIn(xml).map((object) => ({ ...object, key: object.key.slice(prefix.length) }));
        found.push(...objects.filter(({ key }) => isKey(key)));
        next = /<NextContinuationToken>([^<]+)</.exec(xml)?.[1] ?? '';
      } while (next);
      return found;
    },
    async remove(key) {
      const reply = await onKey('DELETE', key);
      if (!reply.ok && reply.status !== 404) throw await refused('DELETE', key, reply);
      await reply.body?.cancel();
    },
  };
};

/** A request whose answer was lost is sent again, and refused since it was done the first time: then the bytes there are ours. */
const ownTag = async (stored, bytes) => (stored && stored.bytes.equals(Buffer.from(bytes)) ? stored.tag : null);

const bucketAt = (address) => {
  const url = new URL(address);
  const region = url.searchParams.get('region');
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    // Without one the library reads it from Amazon's host names.
    ...(region ? { region } : {}),
    retries: tries - 1,
  });
  const [bucket, ...folders] = url.pathname.split('/').filter(Boolean);
  const prefix = folders.map((folder) => `${folder}/`).join('');
  return { client, prefix, base: `${url.origin}/${bucket ?? ''}`, name: `s3://${[bucket, ...folders].join('/')}` };
};
