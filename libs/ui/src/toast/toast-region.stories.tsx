import type { Meta } from '@storybook/react-vite';
import { story, type Say } from '../testing/story';
import { ToastRegion, type ToastMessage } from './toast-region';

export default { title: 'UI/ToastRegion', component: ToastRegion, parameters: { layout: 'fullscreen' } } satisfies Meta;

const shown = (say: Say, toast: ToastMessage) => (
  <main style={{ minHeight: 260 }}>
    <ToastRegion toast={toast} onDismiss={() => undefined} dismissLabel={say('Close', 'Fermer')} />
  </main>
);

export const Added = story((say) =>
  shown(say, {
    id: 1,
    kind: 'status',
    text: say('Linen shirt is in your cart', 'Chemise en lin est dans votre panier'),
    detail: say('Blue · M', 'Bleu · M'),
    picture: '/img/linen-shirt-blue.webp',
    action: { label: say('View cart', 'Voir le panier'), run: () => undefined },
  }),
);

export const Done = story((say) =>
  shown(say, { id: 2, kind: 'status', text: say('Your address is saved', 'Votre adresse est enregistrée') }),
);

export const Refused = story((say) =>
  shown(say, {
    id: 3,
    kind: 'alert',
    text: say('This coupon is no longer valid', 'Ce bon de réduction n’est plus valable'),
  }),
);
