import type { Meta } from '@storybook/react-vite';
import { Cluster } from '../layout/wrapper';
import { story } from '../testing/story';
import { Badge } from './badge';

export default { title: 'UI/Badge', component: Badge } satisfies Meta;

export const Tones = story((say) => (
  <Cluster>
    <Badge>{say('Draft', 'Brouillon')}</Badge>
    <Badge $tone="sale">{say('25% off', '-25 %')}</Badge>
    <Badge $tone="ok">{say('Delivered', 'Livrée')}</Badge>
    <Badge $tone="warn">{say('Awaiting payment', 'En attente de paiement')}</Badge>
    <Badge $tone="brand">{say('New', 'Nouveau')}</Badge>
  </Cluster>
));

export const InANarrowPlace = story((say) => (
  <div style={{ width: 120 }}>
    <Badge $tone="warn">{say('Waiting for the merchant’s answer', 'En attente de la réponse du marchand')}</Badge>
  </div>
));
