import type { RouteModule } from '@souk/mfe';
import { createSharedDataFiles } from '../server/shared-data-files';
import { render } from '../server/render';
import type { RenderInput } from '../server/render-types';
import { messagesOf } from '../server/sentences';

const shell = { base: '/', messages: { en: [], fr: [] }, scripts: [], fonts: [], files: {}, federation: [] };

/** As much of a release as pages are rendered with. */
interface Remote {
  name: string;
  area?: string;
  routes: readonly { path: string; expose: string; render: string; access: string; title: string; chrome?: string }[];
  /** Pages by the names under which routes expose them. */
  pages: Readonly<Record<string, RouteModule>>;
}

/** Answers a call of the api. */
type Answering = (path: string, signal?: AbortSignal | null) => Promise<Response>;

const byCode = (code: number): Answering => {
  const body = { code, message: '', data: null };
  return async () => Response.json(body);
};

/**
 * Renders the page of an address as the server does, in English, in a store with one remote.
 * @param answers of the api, or the code by which it answers everything
 */
export const renderRemote = async (
  address: string,
  { pages, ...remote }: Remote,
  answers: number | Answering = 500,
) => {
  const answer = typeof answers === 'number' ? byCode(answers) : answers;
  const release = {
    version: '1.0.0-a',
    base: `/remotes/${remote.name}/1.0.0-a/`,
    entry: 'remote.js',
    exposes: {},
    files: {},
    slots: {},
    ...remote,
  };
  const bundle = { name: remote.name, modules: { ...pages, './messages.en': { default: {} } } };
  return render({
    request: new Request(`http://shop.test${address}`),
    nonce: 'nonce',
    locale: 'en',
    words: await messagesOf('en'),
    snapshot: {
      set: { id: 'set', remotes: { [remote.name]: release } },
      bundles: { [remote.name]: bundle },
      enter: () => () => undefined,
    },
    shell,
    apiOrigin: 'http://api.test',
    fetching: (url: string, init?: RequestInit) => answer(new URL(url).pathname, init?.signal),
    recordFailure: () => undefined,
    cartUuid: null,
    sharedDataFiles: createSharedDataFiles(),
    settings: { keepsOfflinePage: false, vitalsShare: 0 },
    deadlineMs: 5_000,
  } as unknown as RenderInput); // only what a page of one remote reads
};
