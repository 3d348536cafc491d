import { useQuery } from '@souk/query';
import { useDeskApi } from '../parts/use-desk';

/** Who is signed in at the desks. */
export const useSelf = () => {
  const api = useDeskApi(null);
  return useQuery({
    queryKey: ['desk', 'me'],
    queryFn: ({ signal }) => api.call('me', {}, { signal }),
    staleTime: 60_000,
  });
};
