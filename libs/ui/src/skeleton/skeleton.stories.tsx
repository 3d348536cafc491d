import type { Meta } from '@storybook/react-vite';
import { Stack } from '../layout/wrapper';
import { story } from '../testing/story';
import { SkeletonBlock, SkeletonCard, SkeletonGrid, SkeletonText } from './skeleton';

export default { title: 'UI/Skeleton', component: SkeletonBlock } satisfies Meta;

export const Shapes = story(() => (
  <Stack>
    <SkeletonBlock $height="120px" />
    <SkeletonBlock $width="40%" $ratio="4 / 1" />
    <SkeletonText lines={4} />
    <div style={{ width: 200 }}>
      <SkeletonCard />
    </div>
  </Stack>
));

export const GridOnItsWay = story(() => <SkeletonGrid count={5} />);
