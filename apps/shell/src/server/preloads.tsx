import { preload } from 'react-dom';
import type { PageBoot } from '../app/boot';

type Props = { nonce: string | undefined; boot: Pick<PageBoot, 'scripts' | 'files' | 'sharedData'> };

/** Names what the application starts with. The pictures come first: it is asked for at low priority. */
export function Preloads({ nonce, boot: { scripts, files, sharedData } }: Props) {
  // Before the scripts: the application reads it before anything else.
  preload(sharedData.href, { as: 'fetch', crossOrigin: 'anonymous', fetchPriority: 'low' });
  for (const { href, integrity } of [...scripts, ...files])
    preload(href, {
      as: 'script',
      crossOrigin: 'anonymous',
      fetchPriority: 'low',
      ...(nonce ? { nonce } : {}),
      ...(integrity ? { integrity } : {}),
    });
  return null;
}
