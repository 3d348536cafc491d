import type { PageRead } from '../parts/desk-loader';

/** The shop of the merchant whose desk it is. */
export const ownShopRead: PageRead = ({ params }) => ['shop', { id: Number(params['mer']) }];
