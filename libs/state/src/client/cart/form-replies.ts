import { ApiError } from '@souk/api-client';
import { successCode } from '@souk/contract';
import { replyEvent, type FormReply } from '../page-document';
import type { CartNotice } from './cart-notice';
import { tellAdded } from './cart-tracking';

type Handlers = {
  onAdded: (count: number | null) => void;
  tell: (notice: CartNotice) => void;
  onSignedOut: (message: string) => void;
};

/**
 * Takes over the answers of forms that the document script sent: those that it has, and those that still come.
 * @returns how to stop
 */
export const takeOverReplies = ({ onAdded, tell, onSignedOut }: Handlers) => {
  const take = ({ action, fields: { name, productId, cartNum }, reply }: FormReply) => {
    if (reply.needsSignIn) onSignedOut(reply.text);
    if (action !== 'cart-add' || reply.goTo) return;
    if (reply.code === successCode) {
      onAdded(reply.data?.count ?? null);
      tellAdded(tell, { name, productId: Number(productId), cartNum: Number(cartNum) || 1 }, reply.data?.lines);
    } else tell({ kind: 'failed', error: new ApiError({ ...reply, message: reply.text }) });
  };
  for (const reply of window.soukDocument?.replies.splice(0) ?? []) take(reply);
  const listen = (event: Event) => {
    window.soukDocument?.replies.splice(0);
    take((event as CustomEvent<FormReply>).detail);
  };
  addEventListener(replyEvent, listen);
  return () => removeEventListener(replyEvent, listen);
};
