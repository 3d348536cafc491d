import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastRegion, type ToastMessage } from './toast-region';

const added: ToastMessage = { id: 1, kind: 'status', text: 'Blue mug added to cart' };

test('the polite region stands before there is anything to say', () => {
  render(<ToastRegion toasts={[]} onDismiss={() => {}} dismissLabel="Dismiss" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('messages are polite, errors are alerts', () => {
  const toasts: ToastMessage[] = [added, { id: 2, kind: 'alert', text: 'No access' }];
  render(<ToastRegion toasts={toasts} onDismiss={() => {}} dismissLabel="Dismiss" />);
  expect(screen.getByRole('status')).toHaveTextContent('Blue mug added to cart');
  expect(screen.getByRole('alert')).toHaveTextContent('No access');
});

test('what can be done about it is done once, then the message goes', async () => {
  const run = jest.fn();
  const dismiss = jest.fn();
  render(
    <ToastRegion toasts={[{ ...added, action: { label: 'Undo', run } }]} onDismiss={dismiss} dismissLabel="Dismiss" />,
  );
  await userEvent.click(within(screen.getByRole('status')).getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledTimes(1);
  expect(dismiss).toHaveBeenCalledWith(1);
});
