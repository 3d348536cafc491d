import { createHash } from 'node:crypto';
import type { OwnerFrame } from '@souk/contract';
import type { FrameKind } from './pages.repository';

const fingerprint = (code: string) => createHash('sha256').update(code).digest('hex').slice(0, 12);

/**
 * Where the declared scripts of a header or footer are served: own origin, one address per content.
 * Nothing else that an owner writes as a script ever runs. Source: PAGE-01; docs/adr, owner's scripts.
 */
export const scriptAddresses = (type: FrameKind, frame: Pick<OwnerFrame, 'scripts'>): string[] =>
  frame.scripts.map(
    ({ code }, index) => `/api/front/page/raw/${type.toLowerCase()}/${index}.js?v=${fingerprint(code)}`,
  );
