import { createRequestKeys, fieldErrorsOf, hasReason, type PendingRequestKeys } from '@souk/api-client';
import { createDeskApi, type DeskApi } from '@souk/api-client/desk';
import type { DeskCallName, DeskData, DeskInput, DeskPermission, DeskSelf } from '@souk/contract/desk';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@souk/query';
import { toastsStore, useApi, useSay } from '@souk/state';
import { useIsMounted } from '@souk/state/is-mounted';
import { createContext, use, useMemo, useRef, useState } from 'react';
import { useRefusalText } from './ask-for-role';
import { useConfirming, useSignInEnded } from './confirm-gate';
import { deskQuery } from './desk-queries';
import { createPendingRequestKeys } from './pending-request-keys';

/** Where somebody works: the platform's desk, or one merchant's. */
export type DeskPlace = {
  self: DeskSelf;
  /** Null: the platform's desk. */
  merchantId: number | null;
  /** Under which its pages stand: `/admin`, or `/sell/5`. */
  base: string;
  may: (permission: DeskPermission) => boolean;
};

export const DeskContext = createContext<DeskPlace | null>(null);

/** The desk around a part. */
export const useDesk = (): DeskPlace => {
  const place = use(DeskContext);
  if (!place) throw new Error('This part stands in no desk');
  return place;
};

/** The client in a merchant's scope, or the platform's. */
export const useDeskApi = (merchantId: number | null): DeskApi => {
  const api = useApi();
  return useMemo(() => createDeskApi(api, merchantId), [api, merchantId]);
};

const followMs = 2000;

type Follow<K extends DeskCallName> = {
  /** Reads the call anew every two seconds while this says so. */
  isRunning?: (data: DeskData<K>) => boolean;
  /** Reads it anew after so many milliseconds, again and again. */
  everyMs?: number | ((data: DeskData<K> | undefined) => number);
  /** False: it is not read yet. */
  isNeeded?: boolean;
};

/**
 * Reads one call of the desk; what was shown stays while another page or filter comes. It is read anew when its person comes back to the
 * tab: a desk stands open all day, and others work on the same things.
 * @param follow reads it again by itself; never while the page is hidden, in another tab for example, or the sign-in has ended
 */
export const useDeskQuery = <K extends DeskCallName>(
  name: K,
  input: DeskInput<K>,
  { isRunning, everyMs, isNeeded = true }: Follow<K> = {},
) => {
  const { merchantId } = useDesk();
  const api = useDeskApi(merchantId);
  const queryClient = useQueryClient();
  const hasEnded = useSignInEnded();
  return useQuery({
    ...deskQuery(api, queryClient, name, input),
    enabled: isNeeded,
    refetchOnWindowFocus: !hasEnded,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      !hasEnded &&
      (typeof everyMs === 'function'
        ? everyMs(data)
        : (everyMs ?? (data !== undefined && isRunning?.(data) ? followMs : false))),
  });
};

const pendingMs = 600_000;

/** Keys of calls without an answer, by client: they outlive the dialog that made the call, for ten minutes. */
const pendingByClient = new WeakMap<object, PendingRequestKeys>();

const pendingOf = (client: object) => {
  const keys = pendingByClient.get(client) ?? createPendingRequestKeys(pendingMs);
  pendingByClient.set(client, keys);
  return keys;
};

/** What a decision is refused for where somebody else has decided. */
const movedOn = [
  'ORDER_STATE_CHANGED',
  'REFUND_STATE_CHANGED',
  'REVIEW_DECIDED',
  'PRODUCT_DECIDED',
  'APPLICATION_DECIDED',
  'DOCUMENT_DECIDED',
  'MERCHANT_MOVED',
] as const;

export type Change<K extends DeskCallName> = {
  /** Message id of what is said when it is done; null: the part says it itself. */
  done: string | null;
  /** What follows, also for who has left the part meanwhile: what they typed and sent is cleared, their own rights are read anew. */
  then?: (data: DeskData<K>, input: DeskInput<K>) => unknown;
  /**
   * Closes the dialog that asked: it is done, or somebody else has decided meanwhile. The page behind is read anew and says
   * how; the dialog would go on promising what cannot be any more.
   */
  close?: (input: DeskInput<K>) => unknown;
  /** What moves its person on, after that: to another page, or out of the dialog that asked. Not called once they have left the part. */
  thenIfMounted?: (data: DeskData<K>) => unknown;
  /** Where the form itself says what the server refuses of a field (`use-server-field-errors.ts`). A refusal of these alone is not said over the page. */
  fields?: readonly string[];
  /** Absent: the failure is said over the page. */
  failed?: (error: unknown) => void;
};

/** Whether a refusal is of fields alone that the form tells of. */
const isToldAt = (fields: readonly string[], error: unknown) => {
  const refused = Object.keys(fieldErrorsOf(error));
  return refused.length > 0 && refused.every((field) => fields.includes(field));
};

/**
 * Changes something at the desk. Whatever comes of it, everything shown is read anew: a refusal mostly means that somebody else
 * was faster. A call that asks for a fresh sign-in is made again once its person has confirmed.
 */
export const useDeskChange = <K extends DeskCallName>(
  name: K,
  { done, then, close, thenIfMounted, fields = [], failed }: Change<K>,
) => {
  const { merchantId } = useDesk();
  const api = useDeskApi(merchantId);
  const say = useSay();
  const { refusalText } = useRefusalText(merchantId);
  const queryClient = useQueryClient();
  const confirming = useConfirming();
  const client = useApi();
  const isMounted = useIsMounted();
  const [keys] = useState(() => createRequestKeys(undefined, pendingOf(client)));
  const alert = useRef(0);
  return useMutation({
    // A new try takes away what the last one said.
    onMutate: () => toastsStore.getState().dismiss(alert.current),
    mutationFn: (input: DeskInput<K>) =>
      keys.run([merchantId, name, input], (idempotencyKey) =>
        confirming(() => api.call(name, input, { idempotencyKey })),
      ),
    onSuccess: async (data, input) => {
      // With what `then` reads anew the part may go, while its reader is still there: of their own roles, for one.
      const wasMounted = isMounted();
      if (done) say.done(done);
      await then?.(data, input);
      if (wasMounted) close?.(input);
      if (wasMounted) await thenIfMounted?.(data);
    },
    onError: (error, input) => {
      if (isMounted() && hasReason(error, ...movedOn)) close?.(input);
      if (failed) failed(error);
      else if (!isToldAt(fields, error))
        alert.current = toastsStore.getState().show({ kind: 'alert', text: refusalText(error) });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['desk', merchantId] }),
  });
};
