import { useEffect, useState } from 'react';

/** So far a finger moves before it means a direction. */
const leastPx = 12;

/** Whether the page was last scrolled down: then a phone's screen belongs to the page, until the shopper goes up again. */
export const useGoingDown = (isOn: boolean): boolean => {
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
  return isOn && isDown;
};
