import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { Stack } from '../layout/wrapper';
import { story, type Say } from '../testing/story';
import { QuantityStepper } from './quantity-stepper';

export default { title: 'UI/QuantityStepper', component: QuantityStepper } satisfies Meta;

function Stepper({ say, first, isDisabled = false }: { say: Say; first: number; isDisabled?: boolean }) {
  const [value, setValue] = useState(first);
  return (
    <QuantityStepper
      value={value}
      max={10}
      onChange={setValue}
      isDisabled={isDisabled}
      labels={{
        quantity: say('Quantity', 'Quantité'),
        decrease: say('Decrease quantity', 'Diminuer la quantité'),
        increase: say('Increase quantity', 'Augmenter la quantité'),
        atMost: (max) => say(`Only ${max} left`, `Plus que ${max}`),
      }}
    />
  );
}

export const States = story((say) => (
  <Stack>
    <Stepper say={say} first={1} />
    <Stepper say={say} first={4} />
    <Stepper say={say} first={10} />
    <Stepper say={say} first={2} isDisabled />
  </Stack>
));
