import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { story, type Say } from '../testing/story';
import { TabLink, TabLinks } from './tab-look';
import { Tabs } from './tabs';

export default { title: 'UI/Tabs', component: Tabs } satisfies Meta;

function Views({ say }: { say: Say }) {
  const [selected, setSelected] = useState('email');
  return (
    <Tabs
      label={say('Sign in by', 'Se connecter par')}
      selected={selected}
      onSelect={setSelected}
      tabs={[
        {
          id: 'email',
          label: say('Email', 'E-mail'),
          content: say('A code comes by mail.', 'Un code arrive par e-mail.'),
        },
        {
          id: 'phone',
          label: say('Phone', 'Téléphone'),
          content: say('A code comes as a text.', 'Un code arrive par SMS.'),
        },
      ]}
    />
  );
}

export const OfOneView = story((say) => <Views say={say} />);

export const AsLinks = story((say) => (
  <TabLinks aria-label={say('Coupons', 'Bons de réduction')}>
    <TabLink href="#usable" aria-current="page">
      {say('Usable', 'Utilisables')}
    </TabLink>
    <TabLink href="#used">{say('Used or expired', 'Utilisés ou expirés')}</TabLink>
  </TabLinks>
));
