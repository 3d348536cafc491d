import type { Deps, Plugin } from '../deps';
import { buildIndex } from './engine/build-index';
import { createIndexFeed } from './engine/follow-index';
import { sendStockAlerts } from './stock-alerts';

const lookEverySeconds = 1;
const buildJob = 'search.build';
/** Processes that find it missing at once begin one build, and no other within so long. */
const buildEveryMs = 600_000;

/** Keeps the search engine's index up to date, where there is one. */
const followCatalogue = ({ jobs, clock, searchEngine }: Deps) => {
  if (!searchEngine) return;
  const given = { engine: searchEngine, clock };
  const look = createIndexFeed(given);
  jobs.define(buildJob, async () => void (await buildIndex(given)), { isDroppable: true, isLong: true });
  jobs.often(lookEverySeconds, async () => {
    if ((await look()) === 'followed') return searchEngine.noteFollowed();
    if (await jobs.isUnderWay(buildJob)) return;
    // one that was built and is missing again, or could not be built, is begun again within ten minutes
    await jobs.send(buildJob, {}, { key: String(Math.floor(clock.now().getTime() / buildEveryMs)) });
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
