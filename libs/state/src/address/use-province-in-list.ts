import { subdivisionsOf, tidyProvince } from '@souk/domain';
import { useEffect, useRef } from 'react';

type Given = { country: string; province: string; setProvince: (province: string) => void };

/**
 * Keeps the state among those that its country's list offers: what an old address, a wallet or a browser brings is looked
 * up by name or code, and what another country's list gave is taken out. Who comes back to a country with a list finds what was
 * chosen there.
 */
export const useProvinceInList = ({ country, province, setProvince }: Given) => {
  const before = useRef(country);
  const chosen = useRef(new Map<string, string>());
  const set = useRef(setProvince);
  set.current = setProvince;
  useEffect(() => {
    const left = before.current;
    before.current = country;
    const list = subdivisionsOf(country, 'en');
    const tidy = list ? tidyProvince(country, province) : province;
    const isKept = list
      ? list.some(({ code }) => code === tidy)
      : left === country || !subdivisionsOf(left, 'en')?.some(({ code }) => code === province);
    const isBack = left !== country;
    const next = (isKept && tidy) || (isBack && chosen.current.get(country)) || '';
    if (next || !isBack) chosen.current.set(country, next);
    if (next !== province) set.current(next);
  }, [country, province]);
};
