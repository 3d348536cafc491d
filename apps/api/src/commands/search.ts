import { buildIndex } from '../products/engine/build-index';
import { type Command, CommandError, unknownWords } from './command';

const usage =
  'npm run search -- build    reads every product into a new index of SEARCH_URL, beside a store that runs; lists are asked of it from then on';
const sayEvery = 50_000;

/** Builds the search engine's index: before the first start with one, and after a database was restored. */
export const search: Command = {
  about:
    'Builds the index of the search engine. Lists are asked of the one before until it is whole; it can be stopped and run again.',
  usage,
  faultOf: (args) => (args.join(' ') === 'build' ? null : unknownWords('search', args)),
  async run(_args, { searchEngine, clock }, print) {
    if (!searchEngine) throw new CommandError('SEARCH_URL is not set: there is no engine');
    const count = await buildIndex({ engine: searchEngine, clock }, (done) => {
      if (done % sayEvery === 0) print(`${done} products`);
    });
    print(`${count} products were indexed`);
  },
};
