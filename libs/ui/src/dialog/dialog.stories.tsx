import type { Meta } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { Button } from '../button/button';
import { TextField } from '../field/text-field';
import { Stack } from '../layout/wrapper';
import { story, type Say } from '../testing/story';
import { Dialog } from './dialog';
import { Drawer } from './drawer';

export default { title: 'UI/Dialog', component: Dialog, parameters: { layout: 'fullscreen' } } satisfies Meta;

/** A page with something modal over it: open at first, and again by its button. */
function Page({ say, children }: { say: Say; children: (onClose: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <main style={{ padding: 20, minHeight: 480 }}>
      <Button onClick={() => setOpen(true)}>{say('Open', 'Ouvrir')}</Button>
      {isOpen && children(() => setOpen(false))}
    </main>
  );
}

export const WithFoot = story((say) => (
  <Page say={say}>
    {(onClose) => (
      <Dialog
        title={say('Sign in', 'Se connecter')}
        closeLabel={say('Close', 'Fermer')}
        onClose={onClose}
        footer={<Button variant="primary">{say('Continue', 'Continuer')}</Button>}
      >
        <TextField label={say('Email', 'E-mail')} type="email" data-autofocus="" />
      </Dialog>
    )}
  </Page>
));

export const LongText = story((say) => (
  <Page say={say}>
    {(onClose) => (
      <Dialog title={say('Terms', 'Conditions')} closeLabel={say('Close', 'Fermer')} onClose={onClose}>
        <Stack>
          {Array.from({ length: 24 }, (_, at) => (
            <p key={at}>
              {say(
                'Goods may be returned within thirty days.',
                'Les articles peuvent être retournés sous trente jours.',
              )}
            </p>
          ))}
          <Button>{say('Accept', 'Accepter')}</Button>
        </Stack>
      </Dialog>
    )}
  </Page>
));

export const HiddenTitle = story((say) => (
  <Page say={say}>
    {(onClose) => (
      <Dialog
        isTitleHidden
        title={say('Linen shirt', 'Chemise en lin')}
        closeLabel={say('Close', 'Fermer')}
        onClose={onClose}
      >
        <p>{say('The picture takes all of the room.', 'La photo prend toute la place.')}</p>
      </Dialog>
    )}
  </Page>
));

export const DrawerAtTheEnd = story((say) => (
  <Page say={say}>
    {(onClose) => (
      <Drawer
        title={say('Shopping Cart', 'Panier')}
        closeLabel={say('Close', 'Fermer')}
        onClose={onClose}
        footer={<Button variant="primary">{say('Checkout', 'Commander')}</Button>}
      >
        <p>{say('Your cart is empty.', 'Votre panier est vide.')}</p>
      </Drawer>
    )}
  </Page>
));

export const DrawerAtTheStart = story((say) => (
  <Page say={say}>
    {(onClose) => (
      <Drawer $side="start" title={say('Menu', 'Menu')} closeLabel={say('Close', 'Fermer')} onClose={onClose}>
        <p>{say('Shop now', 'Voir la boutique')}</p>
      </Drawer>
    )}
  </Page>
));

export const DrawerFromAbove = story((say) => (
  <Page say={say}>
    {(onClose) => (
      <Drawer $side="top" title={say('Search', 'Recherche')} closeLabel={say('Close', 'Fermer')} onClose={onClose}>
        <TextField label={say('Search products', 'Rechercher des produits')} type="search" />
      </Drawer>
    )}
  </Page>
));
