import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog';
import { Drawer } from './drawer';

function Opener({ isDrawer = false }: { isDrawer?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const Window = (isDrawer ? Drawer : Dialog) as typeof Dialog;
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && (
        <Window title="Shopping Cart" closeLabel="Close" onClose={() => setOpen(false)} footer={<b>Subtotal</b>}>
          <input aria-label="First" />
          <input aria-label="Wanted" data-autofocus="" />
        </Window>
      )}
    </>
  );
}

describe.each([
  ['dialog', false],
  ['drawer', true],
])('a %s', (_kind, isDrawer) => {
  test('is a modal named by its heading, with the wanted element in focus', async () => {
    render(<Opener isDrawer={isDrawer} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Wanted' })).toHaveFocus();
    expect(screen.getByText('Subtotal')).toBeVisible();
  });

  test('gives the focus back when it closes', async () => {
    render(<Opener isDrawer={isDrawer} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  test('gives it to what was pressed, also where pressing gives no focus', () => {
    render(<Opener isDrawer={isDrawer} />);
    const opener = screen.getByRole('button', { name: 'Open' });
    const under = jest.spyOn(document, 'querySelector').mockReturnValue(opener);
    fireEvent.click(opener);
    expect(under).toHaveBeenCalledWith(expect.stringContaining(':hover'));
    under.mockRestore();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(opener).toHaveFocus();
  });

  test('closes on the browser’s close request (Escape, Back on Android)', async () => {
    render(<Opener isDrawer={isDrawer} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('closes on a press beside it, not inside it', async () => {
    render(<Opener isDrawer={isDrawer} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(screen.getByRole('textbox', { name: 'First' }));
    expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('stays where text is marked, or a field made larger, until beside it', async () => {
    render(<Opener isDrawer={isDrawer} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: screen.getByRole('textbox', { name: 'First' }) },
      { keys: '[/MouseLeft]', target: screen.getByRole('dialog') },
    ]);
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

test('a heading that is not shown still names the window', () => {
  render(
    <Dialog title="Linen shirt" isTitleHidden closeLabel="Close" onClose={() => {}}>
      <p>Linen shirt, blue</p>
    </Dialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Linen shirt' })).toBeVisible();
});
