import type { Meta } from '@storybook/react-vite';
import { Stack } from '../layout/wrapper';
import { story } from '../testing/story';
import { Checkbox } from './checkbox';

export default { title: 'UI/Checkbox', component: Checkbox } satisfies Meta;

export const States = story((say) => (
  <Stack>
    <Checkbox>{say('Send me offers', 'Recevoir les offres')}</Checkbox>
    <Checkbox defaultChecked>{say('Same as the delivery address', 'Identique à l’adresse de livraison')}</Checkbox>
    <Checkbox disabled>{say('Gift wrapping is not available', 'L’emballage cadeau n’est pas disponible')}</Checkbox>
    <Checkbox error={say('Please agree to the terms', 'Veuillez accepter les conditions')}>
      {say('I agree to the terms', 'J’accepte les conditions')}
    </Checkbox>
  </Stack>
));

export const WithoutSentence = story((say) => (
  <Checkbox aria-label={say('Choose this line', 'Choisir cette ligne')} defaultChecked>
    {null}
  </Checkbox>
));
