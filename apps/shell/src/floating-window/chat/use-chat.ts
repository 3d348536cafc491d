import { createRequestKeys } from '@souk/api-client';
import { chatMessage } from '@souk/domain';
import { useMutation, useQuery, useQueryClient } from '@souk/query';
import { useApi, useSay, useSession } from '@souk/state';
import { useState } from 'react';
import { chatQueries, chatSubject } from './chat.queries';

/** The shopper's conversation with the store: the first message opens a support ticket, each further one is a reply. */
export const useChat = () => {
  const { errorText } = useSay();
  const api = useApi();
  const client = useQueryClient();
  const { status } = useSession();
  const queries = chatQueries(api);
  const found = useQuery({ ...queries.running(), enabled: status === 'user' });
  const id = found.data ?? null;
  const talk = useQuery({ ...queries.talk(id ?? 0), enabled: id !== null });
  const [keys] = useState(() => createRequestKeys());
  // By key: a first message that is sent again after a lost answer opens its ticket again, which the server does once.
  const [targets] = useState(() => new Map<string, number | null>());
  const sending = useMutation({
    mutationFn: (message: string) =>
      keys.run(message, async (idempotencyKey) => {
        // Asked anew: it may not have been read yet, or have begun in another tab.
        if (!targets.has(idempotencyKey))
          targets.set(idempotencyKey, id ?? (await client.fetchQuery({ ...queries.running(), staleTime: 0 })));
        const target = targets.get(idempotencyKey) ?? null;
        if (target !== null) return void (await api.tickets.reply({ id: target, message }, { idempotencyKey }));
        const [category] = await api.tickets.categories();
        const first = { subject: chatSubject(message), message, categoryId: category?.id ?? 1 };
        await api.tickets.save(first, { idempotencyKey });
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['tickets'] }),
  });
  // What could not be read is not what was never said.
  const error = sending.error ?? talk.error ?? found.error;
  return {
    isSignedIn: status === 'user',
    isLoading: found.isLoading || talk.isLoading,
    events: talk.data?.events ?? [],
    ticketId: id,
    isSending: sending.isPending,
    trouble: error ? errorText(error) : null,
    /** @returns whether it was sent; what was not stays in the field */
    send: async (typed: string): Promise<boolean> => {
      const message = chatMessage(typed);
      if (!message) return false;
      return sending.mutateAsync(message).then(
        () => true,
        () => false,
      );
    },
  };
};
