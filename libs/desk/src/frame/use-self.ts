import { useQuery } from '@souk/query';
import { useApi } from '@souk/state';
import { selfQuery } from '../parts/desk-queries';

/** Who is signed in at the desks. */
export const useSelf = () => useQuery(selfQuery(useApi()));
