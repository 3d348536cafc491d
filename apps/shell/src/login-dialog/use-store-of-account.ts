import { useQuery } from '@souk/query';
import { storeQueries, useApi } from '@souk/state';

/** The store in which an account is made, as a call names it; nothing while the store could not be read. */
export const useStoreOfAccount = (): { storeId?: number } => {
  const storeId = useQuery({ ...storeQueries(useApi()).details(), enabled: false }).data?.id;
  return storeId ? { storeId } : {};
};
