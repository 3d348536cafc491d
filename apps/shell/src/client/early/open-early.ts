import { mayFetchAhead, sleepOn } from '@souk/mfe';
import type { createBrowserRouter } from 'react-router';
import type { Boot } from '../../app/boot';
import { hasAgreed } from '../../consent/has-agreed';
import { fetchAhead } from '../fetch-ahead';
import { keepEarlyLinks } from './early-links';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'subscribe' | 'state'>;
type Deps = { boot: Pick<Boot, 'next'>; router: Router };

/**
 * A press on a link of a page that still sleeps opens the link's page by the router, and its files, which the HTML names,
 * are asked for as soon as a finger is on the link. Whoever has agreed to be measured is heard first: then the part of the
 * page tells which product was chosen.
 */
export const openEarlyLinks = ({ boot, router }: Deps) =>
  keepEarlyLinks({
    onNear: () => mayFetchAhead() && fetchAhead(boot.next),
    open: (path) => {
      if (hasAgreed()) return false;
      fetchAhead(boot.next);
      leave(router, path);
      return true;
    },
  });

/** While the next page comes, the one that is left sleeps on; it wakes when the way ends where it began. */
const leave = (router: Router, path: string) => {
  const from = router.state.location.pathname;
  const sleeping = sleepOn();
  const stop = router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle') return;
    stop();
    sleeping.left();
    if (location.pathname === from) sleeping.wake();
  });
  void router.navigate(path);
};
