import type { Meta } from '@storybook/react-vite';
import { Field } from '../field/field';
import { story, type Say } from '../testing/story';
import { PictureInput } from './picture-input';

export default { title: 'UI/PictureInput', component: PictureInput } satisfies Meta;

type Shown = { pictures: readonly string[]; isSending?: boolean; error?: string };

const input = (say: Say, { error, isSending = false, ...shown }: Shown) => (
  <Field label={say('Pictures', 'Photos')} hint={say('JPG or PNG, up to 3', 'JPG ou PNG, 3 au plus')} error={error}>
    {(control) => (
      <PictureInput
        {...shown}
        control={control}
        isSending={isSending}
        max={3}
        labels={{
          add: say('Add a picture', 'Ajouter une photo'),
          sending: say('Sending…', 'Envoi…'),
          one: (number) => say(`Picture ${number}`, `Photo ${number}`),
          remove: (number) => say(`Remove picture ${number}`, `Retirer la photo ${number}`),
          wait: say('Wait until they have been sent.', 'Attendez qu’elles soient envoyées.'),
        }}
        onFiles={() => undefined}
        onRemove={() => undefined}
      />
    )}
  </Field>
);
const sent = ['/img/linen-shirt-white.webp', '/img/linen-shirt-blue.webp', '/img/linen-shirt-sand.webp'];

export const Empty = story((say) => input(say, { pictures: [] }));

export const Sending = story((say) => input(say, { pictures: sent.slice(0, 1), isSending: true }));

export const Full = story((say) => input(say, { pictures: sent }));

export const Refused = story((say) =>
  input(say, { pictures: [], error: say('This picture is too large', 'Cette photo est trop lourde') }),
);
