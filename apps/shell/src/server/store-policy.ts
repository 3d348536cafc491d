import { successCode } from '@souk/contract';
import { isQuietPath } from '../analytics/quiet-path';
import type { ServerConfig } from './config';
import { ownHeaders } from './to-api';

type PolicySet = Record<'script' | 'connect' | 'img' | 'style' | 'font' | 'frame', string[]>;
type PagePolicy = { everywhere: PolicySet; browsing: PolicySet };

/** Origins that the owner's settings open for a page, by directive; each text begins with a blank. */
export type StorePolicy = (path: string) => Record<keyof PolicySet, string>;

const refreshMs = 5_000;
const kinds = ['script', 'connect', 'img', 'style', 'font', 'frame'] as const;

/** Only plain https origins get into the header, whatever a setting holds. */
const origin = /^https:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/i;

/** Follows the store's settings, so that an owner's change needs no restart. While they cannot be read, the last ones hold. */
export const followStorePolicy = (config: Pick<ServerConfig, 'apiOrigin' | 'internalKey'>): StorePolicy => {
  let policy: PagePolicy | null = null;
  const refresh = async () => {
    const reply = await fetch(`${config.apiOrigin}/api/front/page/policy`, {
      headers: ownHeaders(config),
      signal: AbortSignal.timeout(2_000),
    });
    const body = (await reply.json()) as { code: number; data: PagePolicy };
    if (body.code === successCode) policy = body.data;
  };
  const quietly = () => void refresh().catch(() => undefined);
  quietly();
  setInterval(quietly, refreshMs).unref();
  return (path) => {
    const sets = policy ? [policy.everywhere, ...(isQuietPath(path) ? [] : [policy.browsing])] : [];
    const text = (kind: keyof PolicySet) =>
      sets
        .flatMap((set) => set[kind])
        .filter((one) => origin.test(one))
        .map((one) => ` ${one}`)
        .join('');
    return Object.fromEntries(kinds.map((kind) => [kind, text(kind)])) as Record<keyof PolicySet, string>;
  };
};
