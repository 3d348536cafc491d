import { toastsStore, ruleResolver } from '@souk/state';
import { aRefusal, renderPart } from '@souk/testing';
import { TextField } from '@souk/ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { useFormChange } from './use-form-change';

type Values = { name: string; kind: string };

/** A form that shows one of its two values. */
function Form({ call }: { call: () => Promise<string> }) {
  const form = useForm<Values>({ defaultValues: { name: '', kind: 'a' }, resolver: ruleResolver<Values>([]) });
  const { send, errorOf, trouble } = useFormChange(form, { call, done: 'address.saved', stale: [] });
  return (
    <form onSubmit={form.handleSubmit(() => send.mutate())}>
      <TextField {...form.register('name')} label="Name" error={errorOf('name')} />
      {trouble}
      <button>Send</button>
    </form>
  );
}

const said = () => toastsStore.getState().toasts.map(({ text }) => text);
const refusal = (fields: Record<string, string>) =>
  aRefusal('FIELDS_INVALID', { message: Object.values(fields)[0]!, data: { fields } });
const send = async (call: () => Promise<string>) => {
  const view = renderPart(<Form call={call} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  return view;
};

test('a refused field is told at that field alone, and has the focus', async () => {
  await send(() => Promise.reject(refusal({ name: 'Taken' })));
  expect(await screen.findByText('Taken')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  expect(screen.getAllByText('Taken')).toHaveLength(1);
  expect(said()).toEqual([]);
});

test.each([
  ['of the whole form', aRefusal('REVIEW_EXISTS', { message: 'Too late' })],
  ['of a value at which nothing can be told', refusal({ kind: 'Too late' })],
  ['of what the form does not have', refusal({ token: 'Too late' })],
])('a refusal %s is told once, in the form', async (_what, refused) => {
  await send(() => Promise.reject(refused));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too late');
  expect(said()).toEqual([]);
});

test('a form that was left before the answer came has its failure told over the page', async () => {
  let refuse: (error: Error) => void = () => undefined;
  const { unmount } = await send(() => new Promise((_answer, no) => (refuse = no)));
  unmount();
  refuse(refusal({ name: 'Taken' }));
  await waitFor(() => expect(said()).toEqual(['Taken']));
});

test('what was sent is said over the page', async () => {
  await send(async () => 'yes');
  await waitFor(() => expect(said()).toEqual(['Address saved']));
});
