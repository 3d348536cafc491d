import type { Deps, Plugin } from '../deps';
import { buildIndex } from './engine/build-index';
import { createIndexFeed } from './engine/follow-index';
import { sendStockAlerts } from './stock-alerts';

const lookEverySeconds = 1;
/** An index that is missing is built once within so long, by one process. */
const buildEveryMs = 600_000;

/** Keeps the search engine's index up to date, where there is one. */
const followCatalogue = ({ jobs, clock, searchEngine }: Deps) => {
  if (!searchEngine) return;
  const given = { engine: searchEngine, clock };
  const look = createIndexFeed(given);
  // an index that is missing still is looked for again within ten minutes
  jobs.define('search.build', async () => void (await buildIndex(given)), { isDroppable: true });
  jobs.often(lookEverySeconds, async () => {
    if ((await look()) === 'followed') return searchEngine.noteFollowed();
    await jobs.send('search.build', {}, { key: String(Math.floor(clock.now().getTime() / buildEveryMs)) });
  });
};

/** Mails those who wait for a product as soon as it is in stock, and has the search engine follow the catalogue. */
export const productsPlugin: Plugin = (_app, deps) => {
  const { jobs, clock, mail, config } = deps;
  jobs.every(
    '*/10 * * * *',
    'catalogue.stock-alerts',
    () => sendStockAlerts({ clock, mail, origin: config.publicOrigin }),
    { isDroppable: true },
  );
  followCatalogue(deps);
};
