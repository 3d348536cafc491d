import { useEffect, useState } from 'react';
import { hasStranger } from '../parts/stranger/stranger';

/** Whether nothing of anyone else stands beside the card. If something does, the page is loaded anew, without its secret. */
export const useAlone = (): boolean => {
  const [isAlone] = useState(() => !hasStranger());
  useEffect(() => {
    if (isAlone) return;
    const address = new URL(location.href);
    address.searchParams.delete('clientSecret');
    location.replace(address);
  }, [isAlone]);
  return isAlone;
};
