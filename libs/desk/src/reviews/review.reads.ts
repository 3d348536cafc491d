import { deskReviewTabs } from '@souk/contract/desk';
import { idIn, type PageRead } from '../parts/desk-loader';
import { listIn } from '../parts/list-url';

export const reviewsRead: PageRead = ({ search }) => ['reviews', listIn(search, deskReviewTabs).input];
export const reviewRead: PageRead = (at) => ['review', idIn(at)];
