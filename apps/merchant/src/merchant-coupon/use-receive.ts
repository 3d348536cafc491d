import { createRequestKeys, hasReason } from '@souk/api-client';
import { useT } from '@souk/i18n';
import { useMutation, useQueryClient } from '@souk/query';
import { sessionSettled, useApi, useSay } from '@souk/state';
import { useResumeAfterSignIn } from '@souk/state/resume-after-sign-in';
import { useState } from 'react';

/** Receives coupons; one that the shopper has already is as received. Signed out it asks to sign in first. Source: spec 4 "Coupon"; spec 5; LOGIN-12. */
export const useReceive = () => {
  const t = useT();
  const api = useApi();
  const say = useSay();
  const queryClient = useQueryClient();
  const [received, setReceived] = useState<ReadonlySet<number>>(new Set());
  const isTheirs = (couponId: number, message: string) => {
    setReceived((before) => new Set([...before, couponId]));
    say.told(message);
  };
  const [keys] = useState(() => createRequestKeys());
  const receiving = useMutation({
    mutationFn: (couponId: number) =>
      keys.run(couponId, (idempotencyKey) => api.coupons.receive({ couponId }, { idempotencyKey })),
    onSuccess: (message, couponId) => isTheirs(couponId, message),
    onError: (error, couponId) =>
      hasReason(error, 'COUPON_TAKEN') ? isTheirs(couponId, say.errorText(error)) : say.failed(error),
    // Every list of coupons that is the shopper's own: refused, it may be that none is left.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['coupons'] }),
  });
  const signInFirst = useResumeAfterSignIn('coupon', receiving.mutate);
  // Pressed before it is known who is here, it waits: a signed-in shopper is not asked to sign in.
  const receive = (couponId: number) =>
    sessionSettled().then(({ user }) => {
      if (user) receiving.mutate(couponId);
      else signInFirst(couponId, t('merchant.pleaseLogin'));
    }, say.failed);
  return { received, receive, busyId: receiving.isPending ? receiving.variables : null };
};
