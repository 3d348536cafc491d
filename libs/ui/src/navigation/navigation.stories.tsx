import type { Meta } from '@storybook/react-vite';
import { Button } from '../button/button';
import { Cluster } from '../layout/wrapper';
import { story } from '../testing/story';
import { Breadcrumb } from './breadcrumb';
import { ChipLink } from './chip';
import { LoadMore } from './load-more';

export default { title: 'UI/Navigation', component: Breadcrumb } satisfies Meta;

export const WhereThisLies = story((say) => (
  <Breadcrumb label={say('Breadcrumb', 'Fil d’Ariane')}>
    <a href="#home">{say('Home', 'Accueil')}</a>
    <a href="#clothes">{say('Clothes', 'Vêtements')}</a>
    <span aria-current="page">
      {say(
        'Linen shirt with a small collar, washed once, sewn in Porto',
        'Chemise en lin à petit col, lavée une fois, cousue à Porto',
      )}
    </span>
  </Breadcrumb>
));

export const Chips = story((say) => (
  <Cluster>
    <ChipLink href="#all" aria-current="page">
      {say('All', 'Tous')}
    </ChipLink>
    <ChipLink href="#open">{say('Open', 'Ouvertes')}</ChipLink>
    <ChipLink href="#done">{say('Completed', 'Terminées')}</ChipLink>
  </Cluster>
));

export const MoreOfAList = story((say) => (
  <LoadMore>
    <p>{say('24 of 65 products', '24 produits sur 65')}</p>
    <Button>{say('Show more', 'Afficher plus')}</Button>
  </LoadMore>
));
