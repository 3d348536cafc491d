import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Network } from '@souk/contract/internal';

/** Which calls an access token is for, as its `aud` says: a shopper's, or the desks'. No token is for both. */
export const audiences = { shop: 'souk-api', desk: 'souk-admin' } as const;
export type Audience = keyof typeof audiences;

/** Who a valid access token names. `sub` is what business rows refer to. */
export interface TokenUser {
  sub: string;
  email: string | null;
  /** Whether the provider has proved that the e-mail is theirs. */
  isEmailProved: boolean;
  nickname: string;
  phone: string | null;
  /** The sign-in that the token belongs to, where the provider names it. */
  session: string | null;
  /** When the token was made, in seconds since 1970. */
  issuedAt: number;
  /** When they last proved who they are, in seconds since 1970; null: the provider does not say. */
  authTime: number | null;
  /** How surely they did (`acr`); null: the provider does not say. */
  acr: string | null;
  /** Roles of the platform that the provider's own token names; the store may have granted more. */
  staffRoles?: readonly string[];
}

/** A new account. At least one of e-mail and phone; both were proved by a code before. */
export interface NewAccount {
  /** Lower case. */
  email?: string;
  /** E.164. */
  phone?: string;
  password: string;
  nickname: string;
}

/** What a person signs in with: an e-mail in lower case, or a phone number in E.164. */
export type Login = { email: string } | { phone: string };

/** Who types a password, and when. */
export interface Guessing {
  network: Network;
  now: Date;
}

/** Why a password does not hold. */
export type PasswordFault = { reason: 'wrong' } | { reason: 'tooMany'; waitS: number };

/** What an account can sign in with, beside e-mail and password. */
export interface SignInMethods {
  /** A phone number in place of the e-mail. */
  phone: boolean;
  /** A one-time code in place of the password. */
  code: boolean;
  /** Under which name the provider knows Google; null when it does not. */
  google: string | null;
  /** Page of an outside provider where people change e-mail and password, and end their sign-ins; null: the embedded one. */
  accountPage: string | null;
}

/**
 * The provider of accounts, embedded or outside.
 * Source: spec 6 "external sign-on service"; architecture "Identity".
 */
export interface Identity {
  /** The provider's address as shoppers' tokens name it. */
  readonly issuer: string;
  /** Its address as the tokens of the desks' people name it. */
  readonly deskIssuer: string;
  readonly methods: SignInMethods;
  /**
   * The user of an access token, or null when it does not hold. Makes the shopper's row on first sight.
   * @throws {ReplyError} TOKEN_ELSEWHERE when it holds, but for the other calls
   */
  verify(token: string, audience: Audience): Promise<TokenUser | null>;
  /** The account's `sub`, or null when nobody has that login. */
  find(login: Login): Promise<string | null>;
  /**
   * @returns `sub` of the new account.
   * @throws {AccountExists} when e-mail or phone is taken.
   */
  register(account: NewAccount): Promise<string>;
  /**
   * Whether a password is the account's. A wrong one counts as a guess.
   * @returns why it is not looked at, or is not the one; null: it is
   * @throws {ReplyError} ACCOUNTS_ELSEWHERE at an outside provider
   */
  passwordFault(sub: string, password: string, asking: Guessing): Promise<PasswordFault | null>;
  /**
   * Gives an account another e-mail to sign in with, which its owner has proved, and ends its sessions.
   * @param email in lower case
   * @throws {AccountExists} another account has it
   * @throws {ReplyError} ACCOUNTS_ELSEWHERE at an outside provider
   */
  changeEmail(sub: string, email: string): Promise<void>;
  /** Sets a new password and ends every session of the account. */
  setPassword(sub: string, password: string): Promise<void>;
  /** Open sign-ins by account; null: an outside provider is not asked. */
  sessionsOf(subs: readonly string[]): Promise<ReadonlyMap<string, number> | null>;
  /** Which of some accounts have a second factor; null: an outside provider is not asked. */
  secondFactors(subs: readonly string[]): Promise<ReadonlySet<string> | null>;
  /** Takes an account's second factor away, whose app and codes are lost, and ends its sessions. */
  dropSecondFactor(sub: string): Promise<void>;
  /** Ends every session of an account. */
  signOut(sub: string): Promise<void>;
  /** True while the account is there and may sign in. */
  isActive(sub: string): Promise<boolean>;
  /** Deletes the account and ends its sessions. */
  remove(sub: string): Promise<void>;
  /** Drops what is kept in memory, after the database was set back. */
  forget(): void;
  /**
   * Takes a request meant for the embedded provider before fastify sees it; true when it did.
   * @param onFailure hears of what made it fail, which is answered all the same
   */
  handle?(request: IncomingMessage, response: ServerResponse, onFailure: (error: unknown) => void): boolean;
  close?(): Promise<void>;
}

/** Somebody already has that e-mail or phone number. */
export class AccountExists extends Error {}
