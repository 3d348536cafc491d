import { useCallback, useEffect, useRef } from 'react';

/**
 * Tells whether the component that calls it is still mounted, for the moment at which an answer comes: who went on meanwhile is led
 * nowhere, and is told of a failure over the page, since nobody sees the component any more.
 * @example const isMounted = useIsMounted(); … onError: (error) => (isMounted() ? setProblem(error) : say.failed(error))
 */
export const useIsMounted = (): (() => boolean) => {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  return useCallback(() => isShown.current, []);
};
