import type { CartNotice } from './cart-notice';

/** What the page's early script did before the application was there. See the shell's early script. */
type EarlyReply = {
  action: string;
  name?: string;
  reply: { code: number; message: string; data: { count?: number } | null };
};

declare global {
  interface Window {
    /** Answers that came before anyone listened, oldest first. */
    __soukEarly?: EarlyReply[];
  }
}

type Handlers = { onAdded: (count: number | null) => void; tell: (notice: CartNotice) => void };

/** Takes over from the early script: what it was told already, and what is still on its way. */
export const takeOverEarly = ({ onAdded, tell }: Handlers) => {
  const take = ({ action, name, reply }: EarlyReply) => {
    if (action !== 'cart-add') return;
    if (reply.code === 200) {
      onAdded(reply.data?.count ?? null);
      tell({ kind: 'added', name: name ?? null });
    } else tell({ kind: 'failed', error: new Error(reply.message) });
  };
  for (const early of window.__soukEarly?.splice(0) ?? []) take(early);
  const listen = (event: Event) => {
    window.__soukEarly?.splice(0);
    take((event as CustomEvent<EarlyReply>).detail);
  };
  addEventListener('souk:early', listen);
  return () => removeEventListener('souk:early', listen);
};
