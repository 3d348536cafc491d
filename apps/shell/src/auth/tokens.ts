import { ApiError, toApiError } from '@souk/api-client';
import { accessTokenLifeS } from '@souk/domain';

/** What a signed-in page holds, in memory only. Source: spec 9, Auth; docs/architecture, Identity. */
export type Tokens = { accessToken: string; idToken: string | null; expiresAtMs: number };

/** The token endpoint's answer as the page sees it: the refresh token has stayed on the way. */
export type TokenReply = { access_token: string; id_token?: string; expires_in?: number };

/** What tabs of one browser tell each other. */
export type TabMessage =
  | { kind: 'renewed'; tokens: Tokens; /** By signing in, not by renewal alone. */ isSignIn?: true }
  | { kind: 'signedOut' };

export type TokensDeps = {
  /** The answer to a renewal that was asked for before this code was there; null: there is none. Absent: none ever was. */
  early?: () => Promise<TokenReply | null> | null;
  /** Posts the refresh grant to `/auth/token`. */
  refresh: () => Promise<Response>;
  now: () => number;
  /** Whether the browser has a refresh token: the readable cookie beside it. */
  hasHint: () => boolean;
  /** Runs work while no other tab does. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
  tell: (message: TabMessage) => void;
  /** The provider no longer knows this shopper. */
  onLost: () => void;
};

/** A token is renewed this long before it ends, so that no call is sent with one that dies on the way. */
const marginMs = 30_000;

/** @returns what a token reply means from now on */
export const tokensOf = (reply: TokenReply, nowMs: number): Tokens => ({
  accessToken: reply.access_token,
  idToken: reply.id_token ?? null,
  expiresAtMs: nowMs + (reply.expires_in ?? accessTokenLifeS) * 1000,
});

/**
 * Holds the tokens of this page and renews them silently, once for all tabs.
 * Source: LOGIN-09; spec 9, Auth token life 300 s.
 */
export const createTokens = (deps: TokensDeps) => {
  let held: Tokens | null = null;
  let running: Promise<Tokens | null> | null = null;
  let signingIn: Promise<unknown> | null = null;
  const isFresh = () => held !== null && held.expiresAtMs - deps.now() > marginMs;

  const renewAlone = async (): Promise<Tokens | null> => {
    // Another tab may have renewed while this one stood in line.
    if (isFresh()) return held;
    if (!deps.hasHint()) return lose();
    const reply = await deps.refresh().catch((error: unknown) => {
      throw toApiError(error);
    });
    if (reply.status === 400 || reply.status === 401) return lose();
    if (!reply.ok) throw new ApiError({ code: reply.status });
    return take((await reply.json()) as TokenReply);
  };

  const take = (reply: TokenReply): Tokens => {
    held = tokensOf(reply, deps.now());
    deps.tell({ kind: 'renewed', tokens: held });
    return held;
  };

  const lose = () => {
    const wasHeld = held !== null;
    held = null;
    if (wasHeld) deps.onLost();
    return null;
  };

  const renewOnce = () => {
    const early = deps.early?.();
    return early ? early.then((reply) => (reply ? take(reply) : deps.alone(renewAlone))) : deps.alone(renewAlone);
  };

  const renew = () => (running ??= renewOnce().finally(() => (running = null)));

  return {
    /**
     * The access token, renewed when it is about to end.
     * Absent: nobody is signed in. @throws {ApiError} when the provider cannot be reached and the token has ended
     */
    async access(): Promise<string | undefined> {
      if (signingIn) await signingIn.catch(() => undefined);
      if (isFresh()) return held?.accessToken;
      if (!held && !deps.hasHint()) return undefined;
      return (await renew())?.accessToken;
    },
    /**
     * Takes the tokens of a sign-in that is being finished. No renewal of an earlier one runs beside it, here or in another tab: its
     * answer would come later and take the new one's place.
     */
    async signIn(finish: () => Promise<Tokens>): Promise<void> {
      const work = deps.alone(async () => {
        held = await finish();
        deps.tell({ kind: 'renewed', tokens: held, isSignIn: true });
      });
      signingIn = work;
      await work.finally(() => (signingIn = null));
    },
    /** The id token of the sign-in, for saying goodbye to the provider. Absent: not kept or nobody signed in. */
    idToken: () => held?.idToken ?? null,
    /** Whether a shopper may be signed in: held here, or known to the browser. */
    mayBeSignedIn: () => held !== null || deps.hasHint(),
    /** Takes tokens that another tab has got. */
    hold: (tokens: Tokens) => {
      held = tokens;
    },
    clear: () => {
      held = null;
    },
  };
};
