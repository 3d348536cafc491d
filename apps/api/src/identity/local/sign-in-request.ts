import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors, type Provider } from 'oidc-provider';
import { type PageContext, readPageContext } from './pages';
import { enrolParam, type Realm, signInPath } from './realm';
import type { SignInStep } from './sign-in-form';

/** What a page says about the form that led to it. */
export interface Fault {
  status: number;
  error: string;
}

/** A page of the first factor: of a way by code there are two, the second of which asks for the code. */
export interface FirstPage {
  way: SignInStep;
  isCheck: boolean;
}

/** What the pages of the first factor show of forms that were sent. */
interface Kept {
  login: string;
  /** Where codes are on their way to, and since when, in ms of the store's clock. */
  sent: Partial<Record<SignInStep, { login: string; at: number }>>;
  /** Not shown yet, and on which page it will be. */
  fault?: Fault & FirstPage;
}

/** What a sign-in has proved so far. */
export interface Proved {
  accountId: string;
  amr: string[];
  /** When the first factor was proved, in ms: with an old one it begins anew. */
  at: number;
  /** The second factor was proved, too. */
  isSecond?: boolean;
  /** Of the app that is being set up, sealed. */
  sealedSecret?: string;
  /** It was set up in this sign-in. */
  isEnrolled?: boolean;
  /** Its recovery codes, sealed, until they are shown. */
  codes?: string;
  /** Not shown yet. */
  fault?: Fault;
}

/** What stands with the interaction, on the server. */
interface Held {
  kept?: Kept;
  proved?: Proved;
}

const lifeMs = 600_000;

/** What was kept in an interaction; without what was proved too long ago. */
const heldIn = (result: Record<string, unknown> | undefined): Held => {
  const { kept, proved } = (result ?? {}) as Held;
  const isFresh = proved && Date.now() - proved.at < lifeMs;
  return { ...(kept ? { kept } : {}), ...(isFresh ? { proved } : {}) };
};

/** Writes a page that no cache keeps. */
export const sendPage = (response: ServerResponse, status: number, html: string) => {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(html);
};

/** Answers a form by the address of a page: Back and a reload then ask for a page, and send no form again. */
export const goTo = (response: ServerResponse, location: string) => {
  response.writeHead(303, { location, 'cache-control': 'no-store' });
  response.end();
};

/** A request of a sign-in page: what it asks for, what its sign-in holds so far, and how it is answered. */
export interface SignInRequest {
  request: IncomingMessage;
  response: ServerResponse;
  uid: string;
  /** What the store asked for. */
  params: Record<string, unknown>;
  /** Of the address: which page is asked for. */
  query: URLSearchParams;
  /** The session of this browser, where somebody is signed in already. */
  session: { uid?: string; accountId: string } | undefined;
  at: PageContext;
  held: Held;
  /** The person asks to set up a second factor, or another one. */
  wantsEnrolment: boolean;
  /** Replaces what is held. */
  save: (held: Held) => Promise<void>;
  send: (status: number, html: string) => void;
  /** Answers a form by a page of this sign-in. @param query of its address; empty: the first page */
  goTo: (query: string) => void;
}

/** Reads what a request belongs to. @throws {errors.SessionNotFound} when this browser is in no sign-in, or its sign-in has ended */
export const readSignInRequest = async (
  { provider, realm }: { provider: Provider; realm: Realm },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<SignInRequest> => {
  const { uid, params, session, result } = await provider.interactionDetails(request, response);
  return {
    request,
    response,
    uid,
    params,
    query: new URLSearchParams(request.url?.split('?')[1] ?? ''),
    session,
    at: await readPageContext(realm, request, params.ui_locales),
    held: heldIn(result),
    wantsEnrolment: params[enrolParam] !== undefined,
    async save(held) {
      await provider.interactionResult(request, response, { ...held }, { mergeWithLastSubmission: false });
    },
    send: (status, html) => sendPage(response, status, html),
    goTo: (query) => goTo(response, `${realm.path}${signInPath}${uid}${query ? `?${query}` : ''}`),
  };
};

/** Whether a request was made outside of any sign-in. */
export const isOutside = (error: unknown) => error instanceof errors.SessionNotFound;
