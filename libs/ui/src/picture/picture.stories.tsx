import type { Meta } from '@storybook/react-vite';
import { Cluster } from '../layout/wrapper';
import { story } from '../testing/story';
import { Picture } from './picture';

export default { title: 'UI/Picture', component: Picture } satisfies Meta;

export const Ratios = story((say) => (
  <Cluster>
    {['1 / 1', '4 / 3', '3 / 4'].map((ratio) => (
      <div key={ratio} style={{ width: 200 }}>
        <Picture
          src="/img/linen-shirt-white.webp"
          alt={say('Linen shirt', 'Chemise en lin')}
          sizes="200px"
          ratio={ratio}
          isPriority
        />
      </div>
    ))}
  </Cluster>
));

export const WholePicture = story((say) => (
  <div style={{ width: 320 }}>
    <Picture
      src="/img/brass-lamp.webp"
      alt={say('Brass lamp', 'Lampe en laiton')}
      sizes="320px"
      ratio="16 / 9"
      fit="contain"
      isPriority
    />
  </div>
));
