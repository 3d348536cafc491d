import { create } from 'zustand';

/** The signed-in shopper as the header shows them. Source: spec 3, Logged-in user. */
export type SessionUser = { sub: string; email: string; nickname: string; phone: string | null; avatar: string | null };

/** Who is in front of the page. `unknown` until the first check is done; on the server it stays unknown. */
export type Session =
  { status: 'unknown'; user: null } | { status: 'anonymous'; user: null } | { status: 'user'; user: SessionUser };

type SessionStore = Session & { settle: (session: Session) => void };

export const sessionStore = create<SessionStore>((set) => ({
  status: 'unknown',
  user: null,
  settle: (session) => set(session),
}));

/** Who is in front of the page. Never written on the server. Source: spec 6. */
export const useSession = (): Session => {
  const status = sessionStore((s) => s.status);
  const user = sessionStore((s) => s.user);
  return status === 'user' && user ? { status, user } : { status: status === 'user' ? 'unknown' : status, user: null };
};

/** Resolves once it is known whether somebody is signed in. */
export const sessionSettled = (): Promise<Session> =>
  new Promise((resolve) => {
    const now = sessionStore.getState();
    if (now.status !== 'unknown') return resolve(now);
    const stop = sessionStore.subscribe((next) => {
      if (next.status === 'unknown') return;
      stop();
      resolve(next);
    });
  });
