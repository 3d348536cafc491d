import { type RefObject, useEffect, useState } from 'react';

/**
 * Stops the form around an element from being submitted while something that belongs to it is on its way: no submit handler of the form
 * is called meanwhile, whatever it is written with. Whoever tries is led to the element's field.
 * @param inside an element of the form
 * @returns true once somebody tried to submit it, until it can be
 */
export const useHeldForm = (inside: RefObject<HTMLElement | null>, isHeld: boolean): boolean => {
  const [wasTried, setTried] = useState(false);
  useEffect(() => {
    const form = inside.current?.closest('form');
    if (!form || !isHeld) return;
    // While the event is still on its way down: React's own handlers hear it on its way up.
    const hold = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopPropagation();
      // In a long form the button is far from what has to be waited for.
      inside.current?.querySelector('input')?.focus();
      setTried(true);
    };
    form.addEventListener('submit', hold, true);
    return () => {
      form.removeEventListener('submit', hold, true);
      setTried(false);
    };
  }, [inside, isHeld]);
  return wasTried;
};
