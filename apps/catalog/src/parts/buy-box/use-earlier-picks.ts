import { useEffect, useRef, type RefObject } from 'react';

/** What was picked before the scripts arrived stands in the radios only: it is taken over once. */
export const useEarlierPicks = (box: RefObject<HTMLElement | null>, choose: (name: string, value: string) => void) => {
  const first = useRef(choose);
  useEffect(() => {
    const radios = box.current?.querySelectorAll<HTMLInputElement>('input[type=radio]:checked') ?? [];
    for (const radio of radios) {
      if (!radio.defaultChecked) first.current(radio.dataset['attribute'] ?? '', radio.value);
    }
  }, [box]);
};
