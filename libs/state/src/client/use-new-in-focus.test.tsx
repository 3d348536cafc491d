import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { useNewInFocus } from './use-new-in-focus';

/** Reviews: nothing in them is pressed; one holds a list of its own. */
function Reviews() {
  const [count, setCount] = useState(2);
  const box = useRef<HTMLUListElement>(null);
  const asked = useNewInFocus(box, count);
  return (
    <>
      <ul ref={box}>
        {Array.from({ length: count }, (_, at) => (
          <li key={at} data-testid={`review ${at}`}>
            Soft. <ul>{at === 0 && <li>A picture</li>}</ul>
          </li>
        ))}
      </ul>
      <button onClick={() => setCount(count + 2)}>By itself</button>
      <button onClick={() => (asked(), setCount(count + 2))}>More</button>
    </>
  );
}

test('[PL7] the first new item has the focus, also where nothing in it can be pressed', async () => {
  render(<Reviews />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByTestId('review 2')).toHaveFocus();
});

test('a list that grows without being asked leaves the focus where it is', async () => {
  render(<Reviews />);
  await userEvent.click(screen.getByRole('button', { name: 'By itself' }));
  expect(screen.getByRole('button', { name: 'By itself' })).toHaveFocus();
});
