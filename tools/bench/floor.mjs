import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/** Of one answer or one connection. */
const notKept = [
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
];

/**
 * The same content as a static page: the page's own HTML without its scripts, with the headers that it is sent with, pictures from the store. What no
 * framework can beat. The headers are a page's own security and cost the browser time: by `cross-origin-opener-policy` it opens another process than the
 * empty one that a visit of the bench begins in, as it does for whoever comes from another site.
 */
export const serveFloor = async (origin, paths, port) => {
  const pages = new Map();
  for (const path of paths) {
    const reply = await fetch(origin + path);
    const html = await reply.text();
    const headers = Object.fromEntries([...reply.headers].filter(([name]) => !notKept.includes(name)));
    const still = html
      .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
      .replace(/<link rel="preload"[^>]*as="script"[^>]*>/g, '')
      .replace(/<link[^>]*as="script"[^>]*\/?>/g, '');
    pages.set(path, { headers, body: brotliCompressSync(still) });
  }
  const server = createServer(async (req, res) => {
    const page = pages.get(req.url);
    if (page) return res.writeHead(200, { ...page.headers, 'content-encoding': 'br' }).end(page.body);
    const file = await fetch(origin + req.url, { headers: { accept: req.headers.accept ?? '*/*' } });
    res.writeHead(file.status, {
      'content-type': file.headers.get('content-type') ?? '',
      'access-control-allow-origin': '*',
    });
    res.end(Buffer.from(await file.arrayBuffer()));
  });
  await new Promise((resolve) => server.listen(port, resolve));
  return { origin: `http://localhost:${port}`, close: () => server.close() };
};
