import { preload } from 'react-dom';
import type { PageFile } from '../app/boot';

type Props = { nonce: string | undefined; files: readonly PageFile[] };

/** Names the scripts that the page starts with. The pictures come first: scripts are asked for at low priority. */
export function Preloads({ nonce, files }: Props) {
  for (const { href, integrity } of files)
    preload(href, {
      as: 'script',
      crossOrigin: 'anonymous',
      fetchPriority: 'low',
      ...(nonce ? { nonce } : {}),
      ...(integrity ? { integrity } : {}),
    });
  return null;
}
