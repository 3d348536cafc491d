import type { Meta } from '@storybook/react-vite';
import { story, type Say } from '../testing/story';
import { SheetMessages } from './sheet-messages';
import type { ToastMessage } from './toast-region';

export default { title: 'UI/SheetMessages', component: SheetMessages } satisfies Meta;

const shown = (say: Say, toast: ToastMessage) => (
  <main>
    <SheetMessages toast={toast} onDismiss={() => undefined} dismissLabel={say('Close', 'Fermer')} />
  </main>
);

export const Removed = story((say) =>
  shown(say, {
    id: 1,
    kind: 'status',
    text: say('Linen shirt was removed', 'Chemise en lin : article retiré'),
    action: { label: say('Undo', 'Annuler'), run: () => undefined },
  }),
);

export const Refused = story((say) =>
  shown(say, { id: 2, kind: 'alert', text: say('Linen shirt is sold out', 'Chemise en lin : article épuisé') }),
);
