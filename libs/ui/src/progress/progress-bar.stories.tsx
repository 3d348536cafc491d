import type { Meta } from '@storybook/react-vite';
import { story } from '../testing/story';
import { ProgressBar } from './progress-bar';

export default { title: 'UI/ProgressBar', component: ProgressBar } satisfies Meta;

export const UnderWay = story((say) => <ProgressBar isActive label={say('Loading', 'Chargement')} />);
