import type { DeskOrder } from '@souk/contract/desk';
import { useMutation, useQueryClient } from '@souk/query';
import { useSay } from '@souk/state';
import { useEffect, useState } from 'react';
import { useConfirming } from '../parts/confirm-gate';
import { deskQuery } from '../parts/desk-queries';
import { useDesk, useDeskApi } from '../parts/use-desk';

/**
 * Reads chosen orders as they are now and prints their packing slips together, once these are in the page. There they stay ready while
 * their orders are chosen.
 */
export const useSlips = (nos: readonly string[]) => {
  const { merchantId } = useDesk();
  const api = useDeskApi(merchantId);
  const say = useSay();
  const confirming = useConfirming();
  const queryClient = useQueryClient();
  const [read, setRead] = useState<readonly DeskOrder[]>([]);
  const reading = useMutation({
    mutationFn: (asked: readonly string[]) =>
      confirming(() =>
        Promise.all(
          asked.map((no) => queryClient.fetchQuery({ ...deskQuery(api, queryClient, 'order', { no }), staleTime: 0 })),
        ),
      ),
    onSuccess: setRead,
    onError: say.failed,
  });
  useEffect(() => {
    if (read.length > 0) print();
  }, [read]);
  return {
    orders: read.filter(({ no }) => nos.includes(no)),
    isReading: reading.isPending,
    print: () => reading.mutate(nos),
  };
};
