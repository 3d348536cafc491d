import { whenIdle } from '@souk/mfe';
import { useEffect, useState } from 'react';
import { framePart } from './frame-part';

const IdlePartsContent = framePart(() => import(/* webpackChunkName: "idle-parts" */ './idle-parts-content'));

/** Loads what a page can wait for (measuring, the question of consent, the live channel) once the browser is idle. */
export function IdleParts() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    void whenIdle().then(() => setIdle(true));
  }, []);
  return isIdle ? <IdlePartsContent /> : null;
}
