import { useCallback, useEffect, useRef } from 'react';

/**
 * Tells whether the component that calls it is still mounted, for the moment at which an answer comes: who went on meanwhile is led
 * nowhere, and is told of a failure over the page, since nobody sees the component any more.
 * @example const isStillShown = useStillShown(); … onError: (error) => (isStillShown() ? setProblem(error) : say.failed(error))
 */
export const useStillShown = (): (() => boolean) => {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  return useCallback(() => isShown.current, []);
};
