import { QueryClient } from '@souk/query';
import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { act, screen } from '@testing-library/react';
import { placeOf } from '../frame/desk-frame';
import { DeskContext, useDeskQuery } from './use-desk';

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
