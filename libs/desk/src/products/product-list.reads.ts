import { deskProductTabs, deskSorts } from '@souk/contract/desk';
import type { PageRead } from '../parts/desk-loader';
import { listIn } from '../parts/list-url';

export const productsRead: PageRead = ({ search }) => [
  'products',
  listIn(search, deskProductTabs, deskSorts.products).input,
];
