import { useCallback, useEffect, useRef } from 'react';

/**
 * Whether the part that asked for something is still on the page when the answer comes: a shopper who went on meanwhile is led nowhere,
 * and is told of a failure over the page, since nobody sees the part any more.
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
