import type { QueryClient } from '@souk/query';
import { deviceStorage, dropCartUuid, sessionStore, tabStorage, type BrowserStorage } from '@souk/state';
import { pageRealm } from './page-realm';
import { pageTokens } from './page-tokens';

/** Empties what this browser remembers of whoever was signed in. A desk leaves a shopper of the same browser what is theirs. */
export const forgetPerson = (queryClient: QueryClient) => {
  pageTokens.clear();
  if (!pageRealm().isDesk) forgetShopper();
  queryClient.clear();
  sessionStore.getState().settle({ status: 'anonymous', user: null });
};

const forgetShopper = () => {
  dropCartUuid();
  forget(tabStorage);
  forget(deviceStorage);
};

/** Choices of the browser that say nothing of the shopper. */
const stays = /consent|streamingClosed/i;
const forget = (storage: BrowserStorage) => {
  for (const key of storage.keys()) if (!stays.test(key)) storage.removeItem(key);
};
