import { useEffect, useState } from 'react';
import { framePart } from './frame-part';

const IdlePartsContent = framePart(() => import(/* webpackChunkName: "idle-parts" */ './idle-parts-content'));

/** Loads what a page can wait for (measuring, the question of consent, the live channel) once the browser is idle. */
export function IdleParts() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), fallbackMs);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setIdle(true), { timeout: latestMs });
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle ? <IdlePartsContent /> : null;
}

const latestMs = 4_000;
const fallbackMs = 1_500;
