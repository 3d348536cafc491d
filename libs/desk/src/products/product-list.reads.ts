import type { PageRead } from '../parts/desk-loader';
import { productListIn, productListInput } from './product-list.url';

export const productsRead: PageRead = ({ search }) => ['products', productListInput(productListIn(search))];
