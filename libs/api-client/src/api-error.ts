import type { RefusalDataOf, RefusalName } from '@souk/contract';
import { offlineRule, ruleFor, unansweredRules, type Unanswered } from './reply-codes';

/** What an answer says of a call that did not succeed. */
type Failure<R extends RefusalName> = {
  code: number;
  reason?: R | null | undefined;
  message?: string | null;
  data?: unknown;
  /** No answer came, of this server or any. Absent: one did, or nothing was sent. */
  unanswered?: Unanswered;
};

/**
 * A call that did not succeed.
 *
 * Shape:  `reason` is the refusal's name in the contract, by which callers decide (`hasReason`); `code` of the body, else the
 *         HTTP status, else 500, says which sentence is shown and what the page's status is; `messageId` names the sentence of
 *         the catalogue; `data` is what the refusal says beside its name.
 * Absent: `reason` is null for an answer that is not the api's: a proxy's, or none at all. `serverMessage` is set only where the
 *         catalogue lets the server's words come first. Show `serverMessage ?? the words of messageId`.
 * Recognise it with `isApiError`, never by `instanceof`: libraries may be loaded twice.
 * Source: spec 8 "Response handling"; docs/errors.md.
 */
export class ApiError<R extends RefusalName = RefusalName> extends Error {
  override readonly name = 'ApiError';
  readonly code: number;
  readonly reason: R | null;
  readonly data: RefusalDataOf<R>;
  readonly messageId: string;
  readonly serverMessage?: string;

  constructor({ code, reason, message, data, unanswered }: Failure<R>, cause?: unknown) {
    const rule = (cause !== undefined && lineRule(unanswered)) || ruleFor(code);
    const said = (rule.serverMessage && message) || undefined;
    super(said ?? rule.text, { cause });
    this.code = code;
    this.reason = reason ?? null;
    this.data = (data ?? null) as RefusalDataOf<R>;
    this.messageId = rule.messageId;
    if (said) this.serverMessage = said;
  }
}

/** What is said where the browser's line is at fault; undefined: it is not. A server's `navigator` knows no connection. */
const lineRule = (unanswered?: Unanswered) => {
  const isOnline = typeof navigator === 'undefined' ? undefined : navigator.onLine;
  if (isOnline === false) return offlineRule;
  return isOnline && unanswered ? unansweredRules[unanswered] : undefined;
};

/** True for a refused or broken call, whichever copy of this library made it. */
export const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError';

/**
 * True for a call that the api refused for one of these reasons; `data` then is theirs.
 * @example if (hasReason(error, 'ORDER_PLACED')) return error.data.orderNo;
 */
export const hasReason = <R extends RefusalName>(error: unknown, ...reasons: readonly R[]): error is ApiError<R> =>
  isApiError(error) && reasons.some((reason) => reason === error.reason);

/** True for a call that was refused: nothing happened. False where the server failed, or nobody answered: something may have. */
export const isRefused = (error: unknown): boolean => isApiError(error) && !isServerFault(error.code);

const isServerFault = (code: number) => code >= 500 && code < 600;

/** HTTP status of a page whose data could not be had: that of the error's code, else 500. Source: spec 8, "error normaliser". */
export const pageStatusOf = (error: unknown): number => {
  const code = isApiError(error) ? error.code : 500;
  return code >= 400 && code < 600 ? code : 500;
};

/** True for a call that could not be sent because the browser has no connection. */
export const isUnsent = (error: unknown): boolean => isApiError(error) && error.messageId === offlineRule.messageId;

/** A call that nobody answered, as it is told of one that the server makes once for its key; any other failure as it is. */
export const asMadeOnce = (error: unknown): unknown =>
  isApiError(error) && error.messageId === unansweredRules.maybe.messageId
    ? new ApiError({ code: error.code, unanswered: 'once' }, error.cause)
    : error;

/** What an error says of single fields: name to message; empty when it says nothing. */
export const fieldErrorsOf = (error: unknown): Readonly<Record<string, string>> =>
  hasReason(error, 'FIELDS_INVALID') ? error.data.fields : {};

/** When a server that was asked too often wants to be asked again, in ms from now; null when it does not say. */
export const retryAfterMsOf = (error: unknown): number | null => {
  const seconds = hasReason(error, 'TOO_MANY_REQUESTS') ? error.data.retryAfter : 0;
  return seconds > 0 ? seconds * 1_000 : null;
};

/** A network that failed, or an answer that broke off, as an ApiError. Source: spec 8, "error normaliser". */
export const unansweredError = (cause: unknown): ApiError => new ApiError({ code: 500, unanswered: 'maybe' }, cause);

/** Any failure as an ApiError; one without a code of its own counts as 500. Source: spec 8, "error normaliser". */
export const toApiError = (error: unknown): ApiError =>
  isApiError(error) ? error : new ApiError({ code: 500 }, error);
