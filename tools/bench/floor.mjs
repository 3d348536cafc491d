import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/** The same content as a static page: the page's own HTML without its scripts, pictures from the store. What no framework can beat. */
export const serveFloor = async (origin, paths, port) => {
  const pages = new Map();
  for (const path of paths) {
    const html = await (await fetch(origin + path)).text();
    const still = html
      .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
      .replace(/<link rel="preload"[^>]*as="script"[^>]*>/g, '')
      .replace(/<link[^>]*as="script"[^>]*\/?>/g, '');
    pages.set(path, brotliCompressSync(still));
  }
  const server = createServer(async (req, res) => {
    const page = pages.get(req.url);
    if (page)
      return res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(page);
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
