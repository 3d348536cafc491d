import { useEffect, useState } from 'react';

/** So far a finger moves before it means a direction. */
const leastPx = 12;
/** So long the page rests before it belongs to its reader again. */
const restMs = 2_500;
/** So near to the page's end the shortcuts stand in their own place. */
const endPx = 400;

/**
 * Whether the shortcuts may float over a phone's page: from when the shopper turns back up until the page has rested for a
 * moment. At rest they would lie over what is read or pressed.
 * @param isOn false near the top of the page, where there is nothing to go back to
 */
export const useComingUp = (isOn: boolean): boolean => {
  const [isUp, setUp] = useState(false);
  useEffect(() => {
    if (!isOn) return setUp(false);
    let last = scrollY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      if (Math.abs(scrollY - last) < leastPx) return;
      const left = document.documentElement.scrollHeight - innerHeight - scrollY;
      setUp(scrollY < last && left > endPx);
      last = scrollY;
      clearTimeout(timer);
      timer = setTimeout(() => setUp(false), restMs);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      clearTimeout(timer);
    };
  }, [isOn]);
  return isOn && isUp;
};
