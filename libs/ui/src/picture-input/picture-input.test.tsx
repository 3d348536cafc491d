import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PictureInput } from './picture-input';

const labels = {
  add: 'Add pictures',
  sending: 'Sending',
  one: (number: number) => `Picture ${number}`,
  remove: (number: number) => `Remove picture ${number}`,
};
const show = (pictures: string[], max = 5) => {
  const onFiles = jest.fn();
  const onRemove = jest.fn();
  render(<PictureInput control={{ id: 'p' }} {...{ pictures, max, labels, onFiles, onRemove }} />);
  return { onFiles, onRemove };
};
const shot = new File(['x'], 'x.png', { type: 'image/png' });

test('what is chosen is handed on', async () => {
  const { onFiles } = show([]);
  await userEvent.upload(screen.getByLabelText('Add pictures'), [shot]);
  expect(onFiles).toHaveBeenCalledWith([shot]);
});

test('each picture can be taken out, by its number', async () => {
  const { onRemove } = show(['/img/a.png', '/img/b.png']);
  expect(screen.getByRole('img', { name: 'Picture 2' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture 2' }));
  expect(onRemove).toHaveBeenCalledWith('/img/b.png');
});

test('[ACCT-06] with as many as may be, no more can be chosen', () => {
  show(['/img/a.png'], 1);
  expect(screen.queryByLabelText('Add pictures')).not.toBeInTheDocument();
});
