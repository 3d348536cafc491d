import type { Meta } from '@storybook/react-vite';
import { story } from '../testing/story';
import { Accordion } from './accordion';

export default { title: 'UI/Accordion', component: Accordion } satisfies Meta;

export const Props = story(
  (say, args) => (
    <Accordion {...args} title={say('Delivery and returns', 'Livraison et retours')}>
      <p>{say('Sent within two working days.', 'Expédié sous deux jours ouvrés.')}</p>
    </Accordion>
  ),
  { isOpen: true },
);

export const OneOpenAtATime = story((say) => (
  <>
    <Accordion name="story" isOpen title={say('Material', 'Matière')}>
      <p>{say('Linen, washed once.', 'Lin lavé une fois.')}</p>
    </Accordion>
    <Accordion name="story" title={say('Care', 'Entretien')}>
      <p>{say('Wash at 30 °C.', 'Lavage à 30 °C.')}</p>
    </Accordion>
  </>
));
