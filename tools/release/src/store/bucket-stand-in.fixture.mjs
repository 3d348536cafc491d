import { createHash } from 'node:crypto';
import { createServer } from 'node:http';

const quoted = (bytes) => `"${createHash('md5').update(bytes).digest('hex')}"`;
const error = (res, status, code) => res.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);

/** How many objects one page of a listing has: few, so that tests meet the next page. */
const pageSize = 50;

/**
 * A bucket in memory that speaks as much of S3 as the store asks for, conditional writes among it: for tests, at the process's edge.
 * @returns its address, its `objects` (key → bytes), `requests` as they came, and switches for what goes wrong
 */
export const openBucketStandIn = async () => {
  const objects = new Map();
  const requests = [];
  /** `refuses`: (method, key) → whether the key in use has no right to it. */
  const faults = { isDown: false, ignoresConditions: false, afterPut: undefined, refuses: undefined };

  const conditionFails = (headers, stored) => {
    if (faults.ignoresConditions) return false;
    if (headers['if-none-match'] === '*' && stored) return true;
    return headers['if-match'] !== undefined && headers['if-match'] !== (stored && quoted(stored.bytes));
  };
  const list = (res, { searchParams }) => {
    const prefix = searchParams.get('prefix') ?? '';
    const after = searchParams.get('continuation-token') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, pageSize);
    const entries = page.map((key) => {
      const { bytes, at } = objects.get(key);
      return `<Contents><Key>${key}</Key><LastModified>${new Date(at).toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
    });
    const next = keys.length > pageSize ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    res.end(`<ListBucketResult>${next}${entries.join('')}</ListBucketResult>`);
  };
  const put = async (req, res, key, bytes) => {
    const stored = objects.get(key);
    if (conditionFails(req.headers, stored)) return error(res, 412, 'PreconditionFailed');
    objects.set(key, { bytes, at: Date.now() });
    await faults.afterPut?.(key);
    return res.writeHead(200, { etag: quoted(bytes) }).end();
  };
  const get = (req, res, stored) => {
    if (!stored) return error(res, 404, 'NoSuchKey');
    const etag = quoted(stored.bytes);
    if (req.headers['if-none-match'] === etag && !faults.ignoresConditions) return res.writeHead(304).end();
    return res.writeHead(200, { etag }).end(stored.bytes);
  };

  const server = createServer(async (req, res) => {
    const bytes = Buffer.concat(await req.toArray());
    const url = new URL(req.url, 'http://bucket');
    const key = url.pathname.replace(/^\/bucket\/?/, '');
    requests.push({ method: req.method, key, headers: req.headers, at: performance.now() });
    if (faults.isDown || faults.refuses?.(req.method, key)) return error(res, 403, 'AccessDenied');
    if (req.method === 'PUT') return put(req, res, key, bytes);
    if (req.method === 'DELETE') return (objects.delete(key), res.writeHead(204).end());
    return key ? get(req, res, objects.get(key)) : list(res, url);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://key:secret@127.0.0.1:${server.address().port}/bucket`,
    objects,
    requests,
    faults,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
