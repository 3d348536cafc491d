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

/** What the shell knows of a sign-in that it could not check. */
type SignInCheck = {
  /** Checks once more, and rejects where that fails too. Absent: the last check had an answer. */
  again?: () => Promise<unknown>;
};

/** Whether this page could not find out who is in front of it: `anonymous`, but perhaps a shopper. Never written on the server. */
export const signInCheck: SignInCheck = {};

/** Resolves once it is known whether somebody is signed in. @throws where that cannot be checked, now as before */
export const sessionSettled = async (): Promise<Session> => {
  if (sessionStore.getState().status === 'unknown') await firstSettled();
  if (!sessionStore.getState().user) await signInCheck.again?.();
  return sessionStore.getState();
};

const firstSettled = () =>
  new Promise<void>((resolve) => {
    const stop = sessionStore.subscribe(({ status }) => {
      if (status === 'unknown') return;
      stop();
      resolve();
    });
  });
