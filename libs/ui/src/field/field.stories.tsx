import type { Meta } from '@storybook/react-vite';
import { Button } from '../button/button';
import { Stack } from '../layout/wrapper';
import { story, type Say } from '../testing/story';
import { DescribedField, FieldGrid } from './described-field';
import { Field, FieldError } from './field';
import { FieldRow } from './field-row';
import { InlineSelect } from './inline-select';
import { Select, TextArea, TextInput } from './inputs';
import { OneTimeCodeField } from './one-time-code-field';
import { CountedTextField, SelectField, TextAreaField, TextField } from './text-field';

export default { title: 'UI/Field', component: TextField } satisfies Meta;

const countries = (say: Say) => [
  { code: 'FR', name: 'France' },
  { code: 'DE', name: say('Germany', 'Allemagne') },
];
const orders = (say: Say) => [
  <option key="new">{say('Newest', 'Nouveautés')}</option>,
  <option key="price">{say('Price, low to high', 'Prix croissant')}</option>,
];

export const Props = story(
  (say, args) => (
    <TextField
      {...args}
      label={say('Email', 'E-mail')}
      type="email"
      hint={say('For the confirmation of the order.', 'Pour la confirmation de commande.')}
    />
  ),
  { isRequired: true, disabled: false },
);

export const States = story((say) => (
  <Stack>
    <TextField label={say('First name', 'Prénom')} mark={say('optional', 'facultatif')} />
    <TextField label={say('Last name', 'Nom')} defaultValue="Chevalier-de-La-Roche" />
    <TextField
      label={say('Postcode', 'Code postal')}
      defaultValue="69"
      error={say('A postcode has five digits', 'Un code postal comporte cinq chiffres')}
      hint={say('Five digits', 'Cinq chiffres')}
    />
    <TextField label={say('Order number', 'Numéro de commande')} defaultValue="PT0001" disabled />
    <TextAreaField label={say('Order note', 'Note de commande')} />
    <CountedTextField label={say('Name of the gift', 'Nom du cadeau')} maxLength={40} />
    <SelectField label={say('Country', 'Pays')}>
      {countries(say).map(({ code, name }) => (
        <option key={code}>{name}</option>
      ))}
    </SelectField>
  </Stack>
));

export const WithItsButton = story((say) => (
  <FieldRow
    button={<Button>{say('Send code', 'Envoyer le code')}</Button>}
    said={say('The code is on its way.', 'Le code est en route.')}
  >
    <OneTimeCodeField label={say('Verification code', 'Code de vérification')} digits={6} />
  </FieldRow>
));

export const FormOfAnAddress = story((say) => (
  <FieldGrid>
    <DescribedField label={say('First name', 'Prénom')} />
    <DescribedField label={say('Last name', 'Nom')} />
    <DescribedField label={say('Street and number', 'Numéro et rue')} isWide />
    <DescribedField label={say('Country', 'Pays')} options={countries(say)} emptyOption={say('Choose', 'Choisir')} />
    <DescribedField label={say('Town', 'Ville')} error={say('Please enter a town', 'Veuillez saisir une ville')} />
  </FieldGrid>
));

export const BesideItsLabel = story((say) => (
  <InlineSelect label={say('Sort by', 'Trier par')}>{orders(say)}</InlineSelect>
));

export const BareControls = story((say) => (
  <Stack>
    <Field label={say('Quantity', 'Quantité')}>{(control) => <TextInput {...control} type="number" />}</Field>
    <Field label={say('Message', 'Message')}>{(control) => <TextArea {...control} rows={3} />}</Field>
    <Field label={say('Order', 'Ordre')}>{(control) => <Select {...control}>{orders(say)}</Select>}</Field>
    <FieldError>{say('Please choose one of them', 'Veuillez en choisir un')}</FieldError>
  </Stack>
));
