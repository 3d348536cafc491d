import { SharedMessages } from '@souk/i18n';
import { QueryClient, QueryClientProvider, useQuery } from '@souk/query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import words from './messages.en.json';
import StaleNotice from './stale-notice';

let answer: () => Promise<string>;
let client: QueryClient;

/** A part of a page that shows an answer. */
function Part({ queryKey }: { queryKey: string[] }) {
  const { data } = useQuery({ queryKey, queryFn: () => answer() });
  return <p>{data}</p>;
}

const show = async (queryKey = ['desk', 'orders']) => {
  answer = async () => 'first';
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <SharedMessages
      messages={
        { ...words, 'word.retry': 'Retry' } as never /* the other words of the shared messages are not asked for */
      }
    >
      <QueryClientProvider client={client}>
        <StaleNotice />
        <Part queryKey={queryKey} />
      </QueryClientProvider>
    </SharedMessages>,
  );
  await screen.findByText('first');
};
const readAgain = () => act(() => client.invalidateQueries());

test('[DESK-43] what could not be read again stays and says of when it is; a retry that is answered takes the notice away', async () => {
  await show();
  expect(screen.queryByRole('status')).toBeNull();
  answer = () => Promise.reject(new Error('down'));
  await readAgain();
  expect(await screen.findByRole('status')).toHaveTextContent(/could not be read again. Last read: .*\d/);
  expect(screen.getByText('first')).toBeVisible();
  answer = async () => 'second';
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('second')).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});

test('[DESK-43] what no desk shows says nothing', async () => {
  await show(['cart']);
  answer = () => Promise.reject(new Error('down'));
  await readAgain();
  expect(screen.queryByRole('status')).toBeNull();
});
