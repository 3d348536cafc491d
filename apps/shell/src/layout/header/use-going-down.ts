import { useEffect, useState } from 'react';

/** So far a finger moves before it means a direction. */
const leastPx = 12;

/**
 * Whether the page was last scrolled down: then a phone's screen belongs to the page, until the shopper goes up again.
 * @param isOn false near the top of the page, where there is no direction
 * @param news what the header has to tell: when it changes, the header comes back, whatever the direction
 */
export const useGoingDown = (isOn: boolean, news?: unknown): boolean => {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    if (!isOn) return setDown(false);
    let last = scrollY;
    const onScroll = () => {
      if (Math.abs(scrollY - last) < leastPx) return;
      setDown(scrollY > last);
      last = scrollY;
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [isOn]);
  useEffect(() => setDown(false), [news]);
  return isOn && isDown;
};
