import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { story, type Say } from '../testing/story';
import { Histogram, type HistogramRow } from './histogram';

export default { title: 'UI/Histogram', component: Histogram } satisfies Meta;

const rows = (say: Say, counts: readonly number[]): readonly HistogramRow[] => {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count, at) => ({
    id: String(5 - at),
    label: `${5 - at} ★`,
    count,
    share: all ? count / all : 0,
    name: say(`${5 - at} stars, ${count} reviews`, `${5 - at} étoiles, ${count} avis`),
  }));
};
const label = (say: Say) => say('Ratings', 'Notes');

function Filter({ say }: { say: Say }) {
  const [selected, setSelected] = useState<string | null>('4');
  return <Histogram label={label(say)} rows={rows(say, [8, 2, 1, 0, 1])} selected={selected} onSelect={setSelected} />;
}

export const OnlyShown = story((say) => <Histogram label={label(say)} rows={rows(say, [182, 24, 3, 0, 11])} />);

export const AsAFilter = story((say) => <Filter say={say} />);

export const WithoutReviews = story((say) => <Histogram label={label(say)} rows={rows(say, [0, 0, 0, 0, 0])} />);
