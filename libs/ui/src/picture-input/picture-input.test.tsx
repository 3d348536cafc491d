import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { PictureInput } from './picture-input';

const labels = {
  add: 'Add pictures',
  sending: 'Sending',
  one: (number: number) => `Picture ${number}`,
  remove: (number: number) => `Remove picture ${number}`,
  wait: 'Wait until they have been sent.',
};
const show = (pictures: string[], max = 5, isSending = false) => {
  const onFiles = jest.fn();
  const onRemove = jest.fn();
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
  const form = (isNow: boolean) => (
    <form onSubmit={onSubmit}>
      <PictureInput control={{ id: 'p' }} {...{ pictures, max, labels, onFiles, onRemove }} isSending={isNow} />
      <button>Send</button>
    </form>
  );
  const { rerender } = render(form(isSending));
  return { onFiles, onRemove, onSubmit, sent: () => rerender(form(false)) };
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

test('[ACCT-06] a form is not submitted while its pictures are being sent, and says so; then it is', async () => {
  const { onSubmit, sent } = show([], 5, true);
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('alert')).toHaveTextContent(labels.wait);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Sending')).toHaveFocus();
  sent();
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('[ACCT-06] no more are chosen while some are being sent', async () => {
  const { onFiles } = show([], 5, true);
  fireEvent.change(screen.getByLabelText('Sending'), { target: { files: [shot] } });
  expect(onFiles).not.toHaveBeenCalled();
});
