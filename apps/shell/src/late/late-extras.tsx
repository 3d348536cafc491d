import { useEffect, useState } from 'react';
import { framePart } from './frame-part';

const Extras = framePart(() => import(/* webpackChunkName: "extras" */ './extras'));

/** What a page can wait for: measuring, the question of consent, the live channel. Fetched once the browser has nothing else to do. */
export function LateExtras() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), fallbackMs);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setIdle(true), { timeout: latestMs });
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle ? <Extras /> : null;
}

const latestMs = 4_000;
const fallbackMs = 1_500;
