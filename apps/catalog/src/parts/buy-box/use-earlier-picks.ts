import type { ProductAttr } from '@souk/contract';
import { useEffect, useRef, type RefObject } from 'react';

type Earlier = {
  box: RefObject<HTMLElement | null>;
  /** In the order of the radio groups, which are named after their places. */
  attributes: readonly ProductAttr[];
  choose: (name: string, value: string) => void;
};

/** What was picked before the scripts arrived stands in the radios only: it is taken over once. */
export const useEarlierPicks = ({ box, ...now }: Earlier) => {
  const first = useRef(now);
  useEffect(() => {
    const { attributes, choose } = first.current;
    const radios = box.current?.querySelectorAll<HTMLInputElement>('input[type=radio]:checked') ?? [];
    for (const radio of radios) {
      const attribute = attributes[Number(radio.name)];
      if (attribute && !radio.defaultChecked) choose(attribute.attrName, radio.value);
    }
  }, [box]);
};
