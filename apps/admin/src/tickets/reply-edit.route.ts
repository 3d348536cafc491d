import { deskLoader } from '@souk/desk';
import { repliesRead } from './reply.reads';

export { ReplyEditPage as Component } from './reply-edit-page';

export const loader = deskLoader(repliesRead);
