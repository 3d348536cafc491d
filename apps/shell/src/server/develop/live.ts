import type { ServerResponse } from 'node:http';

/**
 * Tells every open page which build of the servers it talks to, in `npm run dev`: at once, after a restart when its
 * browser connects again, and when the starter says that the api was replaced.
 */
export const createLive = () => {
  const pages = new Set<ServerResponse>();
  let build = Date.now();
  const tell = (page: ServerResponse) => page.write(`retry: 50\nevent: build\ndata: ${build}\n\n`);
  const renew = (message: unknown) => {
    if (message !== 'renewed') return;
    build = Date.now();
    pages.forEach(tell);
  };
  process.on('message', renew);
  return {
    listen: (res: ServerResponse): true => {
      res.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      pages.add(res);
      res.once('close', () => pages.delete(res));
      tell(res);
      return true;
    },
    close: () => {
      process.off('message', renew);
      pages.forEach((page) => page.end());
    },
  };
};
