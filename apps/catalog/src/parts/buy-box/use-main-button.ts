import { useEffect, useState } from 'react';

/** How high the bar is that stands in for the button. */
const barPx = 64;

/** Whether the form's own button is in view, free of the bar. False until the page is alive. */
export const useMainButtonShown = (formId: string): boolean => {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const button = document.querySelector(`#${formId} [data-main-buy]`);
    if (!button) return setShown(false);
    const watch = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting ?? false), {
      rootMargin: `0px 0px -${barPx}px`,
      threshold: 1,
    });
    watch.observe(button);
    return () => watch.disconnect();
  }, [formId]);
  return isShown;
};

/** On phones what floats in the corner stands above the bar, and the page's last line can be scrolled free of it. */
export const useRoomBelow = (isOnPage: boolean, isBarShown: boolean) => {
  useEffect(() => {
    if (!isOnPage || !matchMedia('(max-width: 699px)').matches) return;
    const { style } = document.documentElement;
    style.setProperty('padding-bottom', `${barPx}px`);
    if (isBarShown) style.setProperty('--floating-bottom', `${barPx + 12}px`);
    return () => {
      style.removeProperty('--floating-bottom');
      style.removeProperty('padding-bottom');
    };
  }, [isOnPage, isBarShown]);
};
