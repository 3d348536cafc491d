import { subdivisionsOf, tidyProvince } from '@souk/domain';
import { useEffect, useRef } from 'react';

type Given = { country: string; province: string; setProvince: (province: string) => void };

/**
 * Keeps the state among those that its country's list offers: what an old address, a wallet or a browser brings is looked
 * up by name or code, and what another country's list gave is taken out.
 */
export const useProvinceInList = ({ country, province, setProvince }: Given) => {
  const before = useRef(country);
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
    const next = isKept ? tidy : '';
    if (next !== province) set.current(next);
  }, [country, province]);
};
