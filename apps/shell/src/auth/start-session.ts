import type { Api } from '@souk/api-client';
import { signInEnded, signInRenewed } from '@souk/domain';
import type { QueryClient } from '@souk/query';
import { deviceStorage, ensureCartUuid, panelsStore, readCartUuid, sessionStore, failedSignInCheck } from '@souk/state';
import { requestForget } from './auth-requests';
import { forgetPerson } from './forget-person';
import { pageRealm } from './page-realm';
import { pageTokens, whenSignInIsLost } from './page-tokens';
import { saveReturnPath } from './return-path';
import { signOutReason } from './sign-out-reason';
import { greet } from './signed-in';
import { subjectOf } from './subject';
import { listenToTabs } from './tabs';
import type { TabMessage } from './tokens';
import { createVisit } from './visit';

/** The access token while a shopper is signed in. Kept in memory only. Source: spec 9, Auth. */
export const accessToken = (): Promise<string | undefined> => pageTokens.access();

/**
 * Finds out, once per page, who is in front of it; keeps an ear on the other tabs and counts the visit.
 * @param options.isCounted a visit to the shop; work at a desk is none
 * @param options.prepare is waited for, with the page's token, before the page is told who is there
 */
export const startSession = async (
  api: Api,
  queryClient: QueryClient,
  { isCounted = true, prepare }: { isCounted?: boolean; prepare?: Prepare } = {},
) => {
  whenSignInIsLost(() => void (isTakenByDesk() || settleAnonymous()));
  listenToTabs((message) => {
    if (message.kind === 'renewed') return void joinSignIn(api, queryClient, message);
    forgetPerson(queryClient);
    // What another tab's shopper had on screen goes too, whatever part of the page shows it.
    location.reload();
  });
  // The sign-in's own page settles who it is when it has the answer.
  const isSigningIn = location.pathname === pageRealm().callbackPath;
  if (!isCounted) {
    renewWhileInUse();
    return isSigningIn ? undefined : settlePerson(api, prepare);
  }
  const isDocumentsVisit = window.soukDocument?.hasVisit;
  const visit = createVisit(api, {
    storage: deviceStorage,
    now: Date.now,
    cartUuid: readCartUuid,
    ensureCartUuid,
  });
  if (!isDocumentsVisit) {
    addEventListener('pagehide', () => void visit.end());
    addEventListener('pageshow', ({ persisted }) => void (persisted && visit.begin()));
  }
  if (!isSigningIn) await settlePerson(api, prepare);
  // A guest's visit is recorded by the document script (document/visit.ts).
  if (!isDocumentsVisit) await visit.begin();
};

/** @param token rejects where the sign-in could not be checked */
type Prepare = (token: Promise<string | undefined>) => Promise<unknown>;

/** Tells the page who is there. What cannot be checked is told by `failedSignInCheck`: nobody, as far as is known. */
export const settlePerson = async (api: Api, prepare: Prepare = async () => undefined) => {
  const check = () => checkPerson(api, prepare);
  await check().catch((error: unknown) => {
    console.error('sign-in could not be checked', error);
    failedSignInCheck.retry = check;
  });
  if (sessionStore.getState().status === 'unknown') settleAnonymous();
};

/** A check whether the token still exists; a false answer clears it. Source: spec 4, Login; LOGIN-10. */
const checkPerson = async (api: Api, prepare: Prepare) => {
  const access = pageTokens.access();
  await prepare(access);
  const token = await access;
  if (token && !(await greet(api, token))) {
    await dropSignIn();
    settleAnonymous();
  }
  delete failedSignInCheck.retry;
};

type Renewal = Extract<TabMessage, { kind: 'renewed' }>;

/** Another tab signed in or renewed: this one holds the same tokens, and greets its person if it did not know them. */
const joinSignIn = async (api: Api, queryClient: QueryClient, { tokens, isSignIn }: Renewal) => {
  const { user } = sessionStore.getState();
  // Somebody else signed in: nothing that is on screen is theirs.
  if (user && user.sub !== subjectOf(tokens.accessToken)) return location.reload();
  pageTokens.hold(tokens);
  if (isSignIn) {
    // A desk that waits for a fresh sign-in makes its call again.
    dispatchEvent(new Event(signInRenewed));
    if (endedUnderDesk) void queryClient.invalidateQueries();
    endedUnderDesk = false;
  }
  if (sessionStore.getState().status === 'anonymous') await settlePerson(api);
};

/** Whether a desk's sign-in ended while its page was open. */
let endedUnderDesk = false;

/** A desk asks its person to sign in again beside what they type. @returns false: nobody works at a desk here */
const isTakenByDesk = (): boolean => {
  const isTaken = !dispatchEvent(new Event(signInEnded, { cancelable: true }));
  endedUnderDesk ||= isTaken;
  return isTaken;
};

/** Typing is work, although it makes no call: a desk's sign-in ends when nobody works. */
const renewWhileInUse = () => {
  const renew = () => void pageTokens.access().catch(() => undefined);
  for (const use of ['keydown', 'pointerdown']) addEventListener(use, renew, { passive: true });
};

const settleAnonymous = () => sessionStore.getState().settle({ status: 'anonymous', user: null });

const dropSignIn = async () => {
  pageTokens.clear();
  await requestForget().catch(() => undefined);
};

/**
 * An answer said that the token is spent: it goes, the way back is kept, and the login dialog opens, but not on home.
 * Source: spec 8, 401 and 410000 to 410002; LOGIN-11, ERR-03.
 */
export const onSignedOut = (message: string) => {
  if (isTakenByDesk()) return pageTokens.mayBeSignedIn() ? void dropSignIn() : undefined;
  saveReturnPath();
  // A page has several calls under way: those after the first are refused because it ended the sign-in, and say less.
  signOutReason.text ??= message;
  if (pageTokens.mayBeSignedIn()) void dropSignIn().then(settleAnonymous);
  if (location.pathname !== '/') panelsStore.getState().openPanel({ kind: 'login', message: signOutReason.text });
};
