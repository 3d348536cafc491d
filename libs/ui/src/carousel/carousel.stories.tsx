import type { Meta } from '@storybook/react-vite';
import { Picture } from '../picture/picture';
import { story, type Say } from '../testing/story';
import { Carousel, type CarouselLabels } from './carousel';

export default { title: 'UI/Carousel', component: Carousel } satisfies Meta;

const pictures = ['/img/linen-shirt-white.webp', '/img/linen-shirt-blue.webp', '/img/linen-shirt-sand.webp'];
const slides = (say: Say, count = pictures.length) =>
  pictures
    .slice(0, count)
    .map((src) => <Picture key={src} src={src} alt={say('Linen shirt', 'Chemise en lin')} sizes="360px" isPriority />);
const labels = (say: Say): CarouselLabels => ({
  previous: say('Previous', 'Précédent'),
  next: say('Next', 'Suivant'),
  slide: (number, count) => say(`Slide ${number} of ${count}`, `Vue ${number} sur ${count}`),
  pause: say('Pause', 'Pause'),
  play: say('Play', 'Lecture'),
});
const name = (say: Say) => say('Pictures of the linen shirt', 'Photos de la chemise en lin');

export const ByHand = story((say) => (
  <div style={{ width: 360 }}>
    <Carousel label={name(say)} slides={slides(say)} labels={labels(say)} isStripFocusable />
  </div>
));

export const MovesOn = story((say) => (
  <div style={{ width: 360 }}>
    <Carousel label={name(say)} slides={slides(say)} labels={labels(say)} advanceMs={6_000} isStripFocusable />
  </div>
));

export const OneSlide = story((say) => (
  <div style={{ width: 360 }}>
    <Carousel label={name(say)} slides={slides(say, 1)} labels={labels(say)} />
  </div>
));
