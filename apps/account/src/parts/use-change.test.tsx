import { useQuery } from '@souk/query';
import { toastsStore } from '@souk/state';
import { renderPart } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useChange } from './use-change';

const happened: string[] = [];
beforeEach(() => void happened.splice(0));

function Thing({ call }: { call: () => Promise<string> }) {
  const list = useQuery({ queryKey: ['things', 'list'], queryFn: async () => happened.push('read') });
  const change = useChange({
    call,
    done: 'address.saved',
    stale: [['things']],
    then: (answer) => happened.push(`then ${answer}`),
  });
  return <button onClick={() => change.mutate()}>{list.isSuccess ? 'Change' : 'Wait'}</button>;
}

const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Change' }));
const said = () => toastsStore.getState().toasts.map(({ kind }) => kind);

test('a change is said, what it touched is read anew, and then the page goes on', async () => {
  renderPart(<Thing call={async () => 'yes'} />);
  await press();
  await waitFor(() => expect(happened).toEqual(['read', 'read', 'then yes']));
  expect(said()).toEqual(['status']);
});

test('what was sent is known as such before anything is read anew', async () => {
  function Form() {
    const send = useChange({
      call: async () => 'yes',
      done: 'address.saved',
      sent: (answer) => happened.push(`sent ${answer}`),
      stale: [['things']],
    });
    return <button onClick={() => send.mutate()}>Send</button>;
  }
  renderPart(
    <>
      <Thing call={async () => 'yes'} />
      <Form />
    </>,
  );
  await screen.findByRole('button', { name: 'Change' });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(happened).toEqual(['read', 'sent yes', 'read']));
});

test('a failure is said, and what it touched is read anew: it may be otherwise since, or changed all the same', async () => {
  renderPart(<Thing call={() => Promise.reject(new Error('away'))} />);
  await press();
  await waitFor(() => expect(said()).toEqual(['alert']));
  await waitFor(() => expect(happened).toEqual(['read', 'read']));
});

test('who has gone on before the answer came is led nowhere; what was sent is known as such, and said', async () => {
  let answer: (value: string) => void = () => undefined;
  const { unmount } = renderPart(<Thing call={() => new Promise((yes) => (answer = yes))} />);
  await press();
  unmount();
  answer('yes');
  await waitFor(() => expect(said()).toEqual(['status']));
  await Promise.resolve();
  expect(happened).toEqual(['read']);
});
