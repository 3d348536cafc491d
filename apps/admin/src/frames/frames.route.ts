import { deskLoader } from '@souk/desk';
import { frameTypeIn } from './frame-type';

export { FramesPage as Component } from './frames-page';

export const loader = deskLoader(({ search }) => ['frame', { type: frameTypeIn(search) }]);
