import type { Meta } from '@storybook/react-vite';
import { story, type Say } from '../testing/story';
import { Countdown } from './countdown';

export default { title: 'UI/Countdown', component: Countdown } satisfies Meta;

const parts = (say: Say, values: readonly (number | null)[]) =>
  [say('days', 'jours'), say('hours', 'heures'), say('min', 'min'), say('sec', 's')].map((unit, at) => ({
    unit,
    value: values[at] ?? null,
  }));
const label = (say: Say) => say('The sale ends in', 'La vente se termine dans');

export const Running = story((say) => <Countdown label={label(say)} parts={parts(say, [1, 4, 9, 30])} />);

export const BeforeTheFirstTick = story((say) => <Countdown label={label(say)} parts={parts(say, [])} />);

export const LastSeconds = story((say) => <Countdown label={label(say)} parts={parts(say, [0, 0, 0, 7])} />);
