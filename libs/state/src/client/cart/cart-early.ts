import { ApiError } from '@souk/api-client';
import type { ActionAnswer } from '../form-answer';
import { addedNotice, type CartNotice } from './cart-notice';

/** What the page's early script did before the application was there. See the shell's early script. */
type EarlyReply = {
  action: string;
  name?: string;
  reply: ActionAnswer;
};

declare global {
  interface Window {
    /** Answers that came before anyone listened, oldest first. */
    __soukEarly?: EarlyReply[];
  }
}

type Handlers = {
  onAdded: (count: number | null) => void;
  tell: (notice: CartNotice) => void;
  onSignedOut: (message: string) => void;
};

/** Takes over from the early script: what it was told already, and what is still on its way. */
export const takeOverEarly = ({ onAdded, tell, onSignedOut }: Handlers) => {
  const take = ({ action, name, reply }: EarlyReply) => {
    if (reply.needsSignIn) onSignedOut(reply.text);
    if (action !== 'cart-add' || reply.goTo) return;
    if (reply.code === 200) {
      onAdded(reply.data?.count ?? null);
      tell(addedNotice(name, reply.data?.lines));
    } else tell({ kind: 'failed', error: new ApiError(reply.code, reply.text) });
  };
  for (const early of window.__soukEarly?.splice(0) ?? []) take(early);
  const listen = (event: Event) => {
    window.__soukEarly?.splice(0);
    take((event as CustomEvent<EarlyReply>).detail);
  };
  addEventListener('souk:early', listen);
  return () => removeEventListener('souk:early', listen);
};
