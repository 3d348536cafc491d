import { useQuery } from '@souk/query';
import { useApi } from '@souk/state';
import { stripeOf } from './load-stripe';

/**
 * The card provider's object, made once for all fields and buttons of the page: another language asks everything anew, but
 * what stands in the provider's frames cannot change its object.
 */
export const useStripeObject = () => {
  const api = useApi();
  return useQuery({
    queryKey: ['stripe'],
    queryFn: async ({ signal }) => ({ stripe: await stripeOf(await api.store.config(signal)) }),
    staleTime: Infinity,
    // no data to be compared and copied: the first one stays as it is
    structuralSharing: (first, fresh) => first ?? fresh,
    retry: false,
  });
};
