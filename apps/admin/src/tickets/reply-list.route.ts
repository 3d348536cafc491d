import { deskLoader } from '@souk/desk';
import { repliesRead } from './reply.reads';

export { ReplyListPage as Component } from './reply-list-page';

export const loader = deskLoader(repliesRead);
