import { idIn, type PageRead } from '../parts/desk-loader';
import { reviewListIn, reviewListInput } from './review-list.url';

export const reviewsRead: PageRead = ({ search }) => ['reviews', reviewListInput(reviewListIn(search))];
export const reviewRead: PageRead = (at) => ['review', idIn(at)];
