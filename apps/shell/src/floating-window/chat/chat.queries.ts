import type { Api } from '@souk/api-client';
import { chatSubjectStart } from '@souk/domain';
import { queryOptions } from '@souk/query';

/** As many as one page of the list holds. */
const newest = 50;

/** How often an open chat looks for an answer. */
const lookEveryMs = 8_000;

/** A chat is a support ticket whose subject begins so: it is found again here and in the account area. */
export const isChatSubject = (subject: string) => subject.startsWith(chatSubjectStart);
export const chatSubject = (message: string) => `${chatSubjectStart}: ${message}`.slice(0, 100);

export const chatQueries = (api: Api) => ({
  /** The shopper's running chat; null when there is none. */
  running: () =>
    queryOptions({
      queryKey: ['tickets', 'chat'],
      queryFn: async ({ signal }) => {
        const { list } = await api.tickets.list({ page: 1, limit: newest }, signal);
        return list.find((one) => isChatSubject(one.subject) && one.status !== 'CLOSED')?.id ?? null;
      },
    }),
  /** What was said so far. */
  talk: (id: number) =>
    queryOptions({
      queryKey: ['tickets', 'detail', id],
      queryFn: ({ signal }) => api.tickets.detail(id, signal),
      refetchInterval: lookEveryMs,
    }),
});
