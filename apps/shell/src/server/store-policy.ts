import type { Fetching } from '@souk/api-client';
import { calls, successCode } from '@souk/contract';
import { isQuietPath } from '../analytics/quiet-path';
import type { ServerConfig } from './config';

type PolicySet = Record<'script' | 'connect' | 'img' | 'style' | 'font' | 'frame', string[]>;
type PagePolicy = { everywhere: PolicySet; browsing: PolicySet };

/** Origins that the owner's settings open for a page, by directive; each text begins with a blank. */
export type OwnOrigins = Record<keyof PolicySet, string>;

/**
 * Reads them for the page of a path, by the way that its rendering reads the frame: a page is sent with what it was made by.
 * @param fetching asks the api
 */
export type StorePolicy = (path: string, fetching: Fetching) => Promise<OwnOrigins>;

const kinds = ['script', 'connect', 'img', 'style', 'font', 'frame'] as const;

/** Only plain https origins get into the header, whatever a setting holds. */
const origin = /^https:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/i;

/** While the store's settings cannot be read, the last ones hold. */
export const createStorePolicy = (config: Pick<ServerConfig, 'apiOrigin'>): StorePolicy => {
  let last: PagePolicy | null = null;
  const read = async (fetching: Fetching): Promise<PagePolicy | null> => {
    const reply = await fetching(config.apiOrigin + calls.pagePolicy.path);
    const body = (await reply.json()) as { code: number; data: PagePolicy };
    if (body.code === successCode) last = body.data;
    return last;
  };
  return async (path, fetching) => {
    const policy = await read(fetching).catch(() => last);
    const sets = policy ? [policy.everywhere, ...(isQuietPath(path) ? [] : [policy.browsing])] : [];
    const text = (kind: keyof PolicySet) =>
      sets
        .flatMap((set) => set[kind])
        .filter((one) => origin.test(one))
        .map((one) => ` ${one}`)
        .join('');
    return Object.fromEntries(kinds.map((kind) => [kind, text(kind)])) as OwnOrigins;
  };
};
