import { ApiError } from '@souk/api-client';
import { QueryClient } from '@souk/query';
import { toastsStore } from '@souk/state';
import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { placeOf } from '../frame/desk-frame';
import { useState } from 'react';
import userEvent from '@testing-library/user-event';
import { DeskContext, useDeskChange, useDeskQuery } from './use-desk';

function Names() {
  const { data } = useDeskQuery('merchantNames', {});
  return <p>{data?.map(({ name }) => name).join(', ')}</p>;
}

const comeBack = () => act(async () => void window.dispatchEvent(new Event('visibilitychange')));

test('[DESK-43] whoever comes back to a desk that has stood open sees what is so now', async () => {
  let name = 'Oak Yard';
  const api = fakeApi({ desk: { merchantNames: async () => [{ id: 1, name }] } });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } });
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf('auditor'), null)}>
      <Names />
    </DeskContext>
  );
  await renderRoute({ Component }, { api, queryClient });
  await screen.findByText('Oak Yard');
  name = 'Oak & Son';
  await comeBack();
  expect(screen.getByText('Oak Yard')).toBeVisible(); // read a moment ago
  await queryClient.invalidateQueries({ refetchType: 'none' });
  await comeBack();
  expect(await screen.findByText('Oak & Son')).toBeVisible();
});

const happened: string[] = [];

function Copy({ onLeave, goes }: { onLeave: () => void; goes: boolean }) {
  const copy = useDeskChange('productDuplicate', {
    done: null,
    then: () => {
      happened.push('then');
      if (goes) act(onLeave);
    },
    thenIfMounted: ({ id }) => happened.push(`to ${id}`),
  });
  return (
    <>
      <button onClick={() => copy.mutate({ id: 1 })}>Copy</button>
      <button onClick={onLeave}>Leave</button>
    </>
  );
}

function Page({ goes }: { goes: boolean }) {
  const [isLeft, setLeft] = useState(false);
  return (
    <DeskContext value={placeOf(aDeskSelf('admin'), null)}>
      {isLeft ? <p>Elsewhere</p> : <Copy goes={goes} onLeave={() => setLeft(true)} />}
    </DeskContext>
  );
}

test.each([
  ['who has gone on is led nowhere', { leaves: true, goes: false }, ['then']],
  ['who waited is led on', { leaves: false, goes: false }, ['then', 'to 2']],
  ['who waited is led on when the part itself goes with its answer', { leaves: false, goes: true }, ['then', 'to 2']],
])('an answer that comes late: %s', async (_what, { leaves, goes }, expected) => {
  happened.length = 0;
  let answer: (value: { id: number }) => void = () => undefined;
  const api = fakeApi({ desk: { productDuplicate: () => new Promise((made) => (answer = made)) } });
  await renderRoute({ Component: () => <Page goes={goes} /> }, { api });
  await userEvent.click(await screen.findByRole('button', { name: 'Copy' }));
  if (leaves) await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await act(async () => answer({ id: 2 }));
  await waitFor(() => expect(happened).toEqual(expected));
});

const refusal = (fields: Record<string, string>) =>
  new ApiError({ code: 400, reason: 'FIELDS_INVALID', message: 'Refused', data: { fields } });

test.each<[string, unknown, string[]]>([
  ['of the form’s own field is not said over the page', refusal({ name: 'x' }), []],
  ['of another field too is', refusal({ name: 'x', other: 'y' }), ['Refused']],
  ['of no field is', new ApiError({ code: 409, reason: 'CHANGED_MEANWHILE', message: 'Refused' }), ['Refused']],
])('[DESK-21] a refusal %s, and a new try takes away what was said', async (_what, error, said) => {
  const texts = () => toastsStore.getState().toasts.map(({ text }) => text);
  let isRefused = true;
  const api = fakeApi({
    desk: { productDuplicate: async () => (isRefused ? Promise.reject(error as Error) : { id: 2 }) },
  });
  const Send = () => {
    const copy = useDeskChange('productDuplicate', { done: null, fields: ['name'] });
    return <button onClick={() => copy.mutate({ id: 1 })}>{copy.status}</button>;
  };
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf('admin'), null)}>
      <Send />
    </DeskContext>
  );
  await renderRoute({ Component }, { api });
  await userEvent.click(await screen.findByRole('button', { name: 'idle' }));
  const send = await screen.findByRole('button', { name: 'error' });
  expect(texts()).toEqual(said);
  isRefused = false;
  await userEvent.click(send);
  await screen.findByRole('button', { name: 'success' });
  expect(texts()).toEqual([]);
});
