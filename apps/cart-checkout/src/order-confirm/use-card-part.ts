import { useCallback, useRef, useState } from 'react';
import type { CardHandle } from '../parts/card/card-handle';
import type { CardProblem } from '../parts/card/card-problem';

/** Holds the checkout's card fields and what is wrong with them; the first change in the fields takes that away. */
export const useCardPart = () => {
  const handle = useRef<CardHandle>(null);
  const [problem, setProblem] = useState<CardProblem | null>(null);
  const onChange = useCallback(() => setProblem(null), []);
  /** @returns whether the fields are whole, as far as they are asked for */
  const check = useCallback(async (isByCard: boolean) => {
    const found = isByCard && handle.current ? await handle.current.check() : null;
    setProblem(found);
    return found === null;
  }, []);
  return { handle, problem, setProblem, onChange, check };
};

export type CardPart = ReturnType<typeof useCardPart>;
