import { renderRoute } from '@souk/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ReasonDialog } from './reason-dialog';

const open = async () => {
  const Component = () => {
    const [isOpen, setOpen] = useState(true);
    const close = () => setOpen(false);
    return (
      isOpen && (
        <ReasonDialog
          title="Refuse"
          text=""
          label="Why"
          confirm="Refuse"
          isBusy={false}
          onConfirm={close}
          onClose={close}
        />
      )
    );
  };
  await renderRoute({ Component }, { at: '/' });
};
const why = () => screen.getByRole('textbox', { name: 'Why' });
const dialog = () => screen.getByRole('dialog');
const ask = jest.spyOn(window, 'confirm');
beforeEach(() => ask.mockReset());

describe('[DESK-03] what is typed in a dialog', () => {
  test.each<[string, () => Promise<unknown> | boolean]>([
    ['Escape', () => fireEvent(dialog(), new Event('cancel', { cancelable: true }))],
    ['a press beside it', () => userEvent.click(dialog())],
    ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('is not lost by %s without asking', async (_way, leave) => {
    await open();
    await userEvent.type(why(), 'Torn');
    ask.mockReturnValueOnce(false).mockReturnValueOnce(true);
    await leave();
    expect(why()).toHaveValue('Torn');
    await leave();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('stays where the browser closes by itself on a second Escape', async () => {
    await open();
    await userEvent.type(why(), 'Torn');
    ask.mockReturnValueOnce(false);
    (dialog() as HTMLDialogElement).close();
    expect(await screen.findByRole('textbox', { name: 'Why' })).toHaveValue('Torn');
    expect(dialog()).toBeVisible();
  });

  test('is left without asking by the button that leaves everything as it is, and where there is nothing', async () => {
    await open();
    await userEvent.type(why(), 'Torn');
    await userEvent.click(screen.getByRole('button', { name: 'Leave it' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is nothing: nothing is asked', async () => {
    await open();
    await userEvent.click(dialog());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(ask).not.toHaveBeenCalled();
  });
});
