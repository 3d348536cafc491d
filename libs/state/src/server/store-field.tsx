import { useQueryClient } from '@souk/query';
import { storeIdOf } from './store.queries';

/** Carries the store's id in a form that the server answers, as the call it stands for does. Source: spec 7, cart/save. */
export function StoreField() {
  const id = storeIdOf(useQueryClient());
  return id === undefined ? null : <input type="hidden" name="storeId" value={id} />;
}
