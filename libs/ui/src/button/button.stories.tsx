import { Heart, Search, ShoppingBag } from 'lucide-react';
import type { Meta } from '@storybook/react-vite';
import { Cluster, Stack } from '../layout/wrapper';
import { story } from '../testing/story';
import { Button } from './button';
import { ButtonLink } from './button-link';
import type { ButtonSize, ButtonVariant } from './button-look';
import { IconButton } from './icon-button';

export default { title: 'UI/Button', component: Button } satisfies Meta;

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];
const sizes: readonly ButtonSize[] = ['sm', 'md', 'lg'];

export const Props = story((say, args) => <Button {...args}>{say('Add to cart', 'Ajouter au panier')}</Button>, {
  variant: 'primary' as ButtonVariant,
  size: 'md' as ButtonSize,
  isWide: false,
  isBusy: false,
  disabled: false,
});

export const VariantsAndSizes = story((say) => (
  <Stack>
    {variants.map((variant) => (
      <Cluster key={variant}>
        {sizes.map((size) => (
          <Button key={size} variant={variant} size={size}>
            {variant === 'danger' ? say('Delete', 'Supprimer') : say('Continue', 'Continuer')}
          </Button>
        ))}
      </Cluster>
    ))}
  </Stack>
));

export const Disabled = story((say) => (
  <Cluster>
    {variants.map((variant) => (
      <Button key={variant} variant={variant} disabled>
        {say('Sold out', 'Épuisé')}
      </Button>
    ))}
  </Cluster>
));

export const Busy = story((say) => (
  <Cluster>
    <Button variant="primary" isBusy>
      {say('Place order', 'Commander')}
    </Button>
    <Button isBusy>{say('Send code', 'Envoyer le code')}</Button>
  </Cluster>
));

export const WithIconAndWide = story((say) => (
  <Stack>
    <Button variant="primary" size="lg" isWide>
      <ShoppingBag size={20} strokeWidth={1.5} aria-hidden="true" />
      {say('Add to cart', 'Ajouter au panier')}
    </Button>
    <Button isWide>
      {say(
        'Choose another day for the delivery of everything in this parcel',
        'Choisir un autre jour pour la livraison de tout ce colis',
      )}
    </Button>
  </Stack>
));

export const Links = story((say) => (
  <Cluster>
    <ButtonLink href="#shop" $variant="primary">
      {say('Shop now', 'Voir la boutique')}
    </ButtonLink>
    <ButtonLink href="#back">{say('Back home', 'Retour à l’accueil')}</ButtonLink>
    <ButtonLink href="#all" $variant="quiet" $size="sm">
      {say('See all', 'Tout voir')}
    </ButtonLink>
  </Cluster>
));

export const Icons = story((say) => (
  <Cluster>
    <IconButton label={say('Search', 'Rechercher')}>
      <Search aria-hidden="true" />
    </IconButton>
    <IconButton label={say('Add to wish list', 'Ajouter aux favoris')} aria-pressed={true}>
      <Heart aria-hidden="true" />
    </IconButton>
    <IconButton label={say('Cart', 'Panier')} disabled>
      <ShoppingBag aria-hidden="true" />
    </IconButton>
  </Cluster>
));
