import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { Stack } from '../layout/wrapper';
import { story, type Say } from '../testing/story';
import { RatingInput } from './rating-input';
import { StarRating } from './star-rating';

export default { title: 'UI/Rating', component: StarRating } satisfies Meta;

function Stars({ say }: { say: Say }) {
  const [value, setValue] = useState(3);
  const labels = [1, 2, 3, 4, 5].map((count) =>
    count === 1 ? say('1 star', '1 étoile') : say(`${count} stars`, `${count} étoiles`),
  );
  return (
    <RatingInput
      legend={say('Your rating', 'Votre note')}
      name="score"
      value={value}
      onChange={setValue}
      labels={labels}
    />
  );
}

export const HalfSteps = story((say) => (
  <Stack>
    {[0, 2.5, 4.5, 5].map((value) => (
      <StarRating
        key={value}
        value={value}
        label={say(`${value} out of 5 stars`, `${String(value).replace('.', ',')} étoiles sur 5`)}
      >
        <span>{say('12 reviews', '12 avis')}</span>
      </StarRating>
    ))}
  </Stack>
));

export const ToBeGiven = story((say) => <Stars say={say} />);
