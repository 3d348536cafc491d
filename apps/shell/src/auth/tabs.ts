import { pageRealm } from './page-realm';
import type { TabMessage } from './tokens';

let channel: BroadcastChannel | null = null;
/** One channel for the life of the page; opened on first use, never on the server. */
const open = () => (channel ??= new BroadcastChannel(pageRealm().channel));

/** Says something to the other tabs of the same sign-in. */
export const tellTabs = (message: TabMessage) => open().postMessage(message);

/** Hears what other tabs say. @returns how to stop listening */
export const listenToTabs = (hear: (message: TabMessage) => void) => {
  const onMessage = ({ data }: MessageEvent<TabMessage>) => hear(data);
  open().addEventListener('message', onMessage);
  return () => open().removeEventListener('message', onMessage);
};

/** Runs work while no other tab runs its own: a refresh token may be used once only. Source: docs/architecture, Identity. */
export const aloneAmongTabs = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? (navigator.locks.request(`${pageRealm().channel}-renewal`, work) as Promise<T>) : work();
