import { useQuery } from '@souk/query';
import { useApi } from '../deps';
import { storeQueries } from './store.queries';

/** The store's public address without a slash at its end: the owner's, else the one that it is reached by. Source: spec 3, Store details. */
export const useOrigin = (): string => {
  const { data } = useQuery(storeQueries(useApi()).details());
  const domain = data?.domainUrl?.replace(/\/$/, '') ?? '';
  return domain === '' || domain.includes('://') ? domain : `https://${domain}`;
};
