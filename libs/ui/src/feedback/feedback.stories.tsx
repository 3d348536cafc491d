import { PackageOpen, TriangleAlert } from 'lucide-react';
import type { Meta } from '@storybook/react-vite';
import { ButtonLink } from '../button/button-link';
import { Stack } from '../layout/wrapper';
import { story } from '../testing/story';
import { EmptyState } from './empty-state';
import { ErrorNotice } from './error-notice';
import { Notice } from './notice';

export default { title: 'UI/Feedback', component: EmptyState } satisfies Meta;

export const Empty = story((say) => (
  <EmptyState
    picture={<PackageOpen size={96} strokeWidth={1} aria-hidden="true" />}
    title={say('No orders yet', 'Aucune commande pour l’instant')}
    action={
      <ButtonLink href="#shop" $variant="primary">
        {say('Shop now', 'Voir la boutique')}
      </ButtonLink>
    }
  >
    {say('What you order will stand here.', 'Vos commandes apparaîtront ici.')}
  </EmptyState>
));

export const EmptyWithoutPicture = story((say) => <EmptyState title={say('Nothing found', 'Aucun résultat')} />);

export const Failed = story((say) => (
  <Stack>
    <ErrorNotice
      title={say('The reviews could not be loaded', 'Les avis n’ont pas pu être chargés')}
      retryLabel={say('Retry', 'Réessayer')}
      onRetry={() => undefined}
    >
      {say('Your cart and your orders are safe.', 'Votre panier et vos commandes sont en sécurité.')}
    </ErrorNotice>
    <ErrorNotice title={say('This order is over', 'Cette commande a expiré')} />
  </Stack>
));

export const Notices = story((say) => (
  <Stack>
    <Notice>{say('Prices include tax.', 'Les prix sont TTC.')}</Notice>
    <Notice $tone="ok">{say('The address is saved.', 'L’adresse est enregistrée.')}</Notice>
    <Notice $tone="warn">
      <TriangleAlert aria-hidden="true" />
      {say('The price has changed since you added this.', 'Le prix a changé depuis votre ajout.')}
    </Notice>
    <Notice $tone="sale">{say('Only today: 25% off', 'Aujourd’hui seulement : -25 %')}</Notice>
  </Stack>
));
