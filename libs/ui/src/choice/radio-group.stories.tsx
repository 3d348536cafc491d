import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { Stack } from '../layout/wrapper';
import { story, type Say } from '../testing/story';
import { RadioGroup, type RadioOption } from './radio-group';

export default { title: 'UI/RadioGroup', component: RadioGroup } satisfies Meta;

const sizes: readonly RadioOption[] = [
  { value: 's', label: 'S' },
  { value: 'm', label: 'M' },
  { value: 'l', label: 'L' },
];
const unavailable = (say: Say): readonly RadioOption[] => [
  ...sizes.slice(0, 2),
  { value: 'l', label: 'L', isUnavailable: true, note: say('Sold out in blue', 'Épuisée en bleu') },
  { value: 'xl', label: 'XL', isDisabled: true },
];
const colours = (say: Say): readonly RadioOption[] => [
  { value: 'white', label: say('White', 'Blanc'), picture: '/img/linen-shirt-white.webp' },
  { value: 'blue', label: say('Blue', 'Bleu'), picture: '/img/linen-shirt-blue.webp' },
  { value: 'sand', label: say('Sand', 'Sable'), picture: '/img/linen-shirt-sand.webp', isUnavailable: true },
];

type Props = Pick<Parameters<typeof RadioGroup>[0], 'options' | 'look' | 'error' | 'mark' | 'isRequired' | 'legend'>;

function Choice({ first, ...props }: Props & { first?: string }) {
  const [value, setValue] = useState(first);
  const chosen = props.options.find((option) => option.value === value)?.label;
  return <RadioGroup {...props} name={String(props.legend)} chosen={chosen} value={value} onChange={setValue} />;
}

export const Chips = story((say) => (
  <Stack>
    <Choice legend={say('Size', 'Taille')} options={sizes} />
    <Choice legend={say('Size of the second shirt', 'Taille de la seconde chemise')} options={sizes} first="m" />
    <Choice legend={say('What is left', 'Ce qui reste')} options={unavailable(say)} first="s" />
  </Stack>
));

export const Swatches = story((say) => (
  <Choice legend={say('Colour', 'Couleur')} options={colours(say)} look="swatches" first="blue" />
));

export const NothingChosen = story((say) => (
  <Choice
    legend={say('Reason', 'Motif')}
    mark={say('required', 'obligatoire')}
    isRequired
    options={[
      { value: 'size', label: say('Too small', 'Trop petit') },
      { value: 'broken', label: say('Arrived broken', 'Arrivé cassé') },
    ]}
    error={say('Please choose a reason', 'Veuillez choisir un motif')}
  />
));
