import { mayFetchAhead, sleepOn } from '@souk/mfe';
import type { Boot } from '../../app/boot';
import { hasAgreed } from '../../consent/has-agreed';
import { fetchAhead } from '../fetch-ahead';
import { keepEarlyLinks } from './early-links';

type Deps = { boot: Pick<Boot, 'next'>; navigate: (path: string) => void };

/**
 * A press on a link of a page that still sleeps opens the link's page by the router, and its files, which the HTML names,
 * are asked for as soon as a finger is on the link. Whoever has agreed to be measured is heard first: then the part of the
 * page tells which product was chosen.
 */
export const openEarlyLinks = ({ boot, navigate }: Deps) =>
  keepEarlyLinks({
    onNear: () => mayFetchAhead() && fetchAhead(boot.next),
    open: (path) => {
      if (hasAgreed()) return false;
      fetchAhead(boot.next);
      sleepOn();
      navigate(path);
      return true;
    },
  });
