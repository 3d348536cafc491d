import { idIn, type PageRead } from '../parts/desk-loader';

export const productRead: PageRead = (at) => ['product', idIn(at)];
export const productChoicesRead: PageRead = () => ['productChoices', {}];
