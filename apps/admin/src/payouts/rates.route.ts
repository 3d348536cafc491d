import { deskLoader, listIn } from '@souk/desk';

export { RatesPage as Component } from './rates-page';

export const loader = deskLoader(({ search }) => {
  const { q, page } = listIn(search, ['all']);
  return ['rates', { q, page }];
});
