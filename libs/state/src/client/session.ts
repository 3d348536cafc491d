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

/** A check of the sign-in that failed. */
type FailedSignInCheck = {
  /** Checks the sign-in again; rejects where that fails too. Absent: the last check had an answer. */
  retry?: () => Promise<unknown>;
};

/** Says that the sign-in could not be checked: the session is `anonymous`, but may be a shopper's. Never written on the server. */
export const failedSignInCheck: FailedSignInCheck = {};

/** Resolves once it is known whether somebody is signed in. @throws where that cannot be checked, now as before */
export const sessionSettled = async (): Promise<Session> => {
  if (sessionStore.getState().status === 'unknown') await firstSettled();
  if (!sessionStore.getState().user) await failedSignInCheck.retry?.();
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
