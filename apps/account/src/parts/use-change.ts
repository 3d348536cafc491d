import { type CallOptions, createRequestKeys } from '@souk/api-client';
import { useMutation, useQueryClient, type QueryKey } from '@souk/query';
import { useSay } from '@souk/state';
import { useIsMounted } from '@souk/state/is-mounted';
import { useState } from 'react';

export interface Change<Input, Answer> {
  /** `once`: the key of what is wanted, the same until the server answers: a press after a lost answer changes nothing twice. */
  call: (input: Input, once: Required<Pick<CallOptions, 'idempotencyKey'>>) => Promise<Answer>;
  /** Message id of what is said when the server agreed. Absent: what comes `then` tells of it. */
  done?: string | ((input: Input, answer: Answer) => string);
  values?: Record<string, string | number>;
  /** What happens as soon as the server has it: before anything is read anew, also when its page was left. */
  sent?: (answer: Answer, input: Input) => void;
  /**
   * What is read anew then: keys of queries, or the beginning of their keys. After a failure too: somebody else was faster, or it was done and
   * the answer was lost.
   */
  stale: readonly QueryKey[];
  /** What comes after that, unless who asked had gone on before the answer came: nobody is led away from there. */
  then?: (answer: Answer, input: Input) => unknown;
  /** Absent: a failure is said over the page. */
  failed?: (error: unknown) => void;
  /** Of a form, which after a failure keeps what it shows: `useFormChange`. */
  isForm?: boolean;
}

/** Changes something on the server, says so in the shopper's language, and has everything it touched read anew. */
export const useChange = <Input = void, Answer = unknown>(change: Change<Input, Answer>) => {
  const { call, done, values, sent, stale, then, isForm } = change;
  const say = useSay();
  const queryClient = useQueryClient();
  const { failed = say.failed } = change;
  const [keys] = useState(() => createRequestKeys());
  const isMounted = useIsMounted();
  const readAnew = () => Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  return useMutation({
    mutationFn: (input: Input) => keys.run(input, (idempotencyKey) => call(input, { idempotencyKey })),
    onSuccess: async (answer, input) => {
      // With what is read anew the part may go, while its reader is still there.
      const wasMounted = isMounted();
      sent?.(answer, input);
      if (done) say.done(typeof done === 'string' ? done : done(input, answer), values);
      await readAnew();
      if (wasMounted) await then?.(answer, input);
    },
    onError: (error) => {
      failed(error);
      if (!isForm) void readAnew();
    },
  });
};
