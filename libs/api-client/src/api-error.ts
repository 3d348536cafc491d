import { offlineRule, ruleFor } from './reply-codes';

/**
 * A call that did not succeed.
 *
 * Shape:  `code` of the body, else the HTTP status, else 500; `messageId` names the sentence of the catalogue;
 *         `data` is what the server added (e.g. `{ fields }` of a 400, `{ lines }` of a 409).
 * Absent: `serverMessage` is set only where the catalogue lets the server's words come first. Show
 *         `serverMessage ?? the words of messageId`.
 * Recognise it with `isApiError`, never by `instanceof`: libraries may be loaded twice.
 * Source: spec 8 "Response handling".
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly messageId: string;
  readonly serverMessage?: string;

  constructor(
    readonly code: number,
    serverMessage?: string | null,
    readonly data: unknown = null,
    cause?: unknown,
  ) {
    const rule = cause !== undefined && isOffline() ? offlineRule : ruleFor(code);
    const said = (rule.serverMessage && serverMessage) || undefined;
    super(said ?? rule.text, { cause });
    this.messageId = rule.messageId;
    if (said) this.serverMessage = said;
  }
}

/** A server's `navigator` knows no connection. */
const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false;

/** True for a refused or broken call, whichever copy of this library made it. */
export const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError';

/** True for a call that could not be sent because the browser has no connection. */
export const isUnsent = (error: unknown): boolean => isApiError(error) && error.messageId === offlineRule.messageId;

/** What an error says of single fields: name to message; empty when it says nothing. */
export const fieldErrorsOf = (error: unknown): Readonly<Record<string, string>> =>
  (isApiError(error) ? (error.data as { fields?: Record<string, string> } | null)?.fields : null) ?? {};

/** When a server that was asked too often wants to be asked again, in ms from now; null when it does not say. */
export const retryAfterMsOf = (error: unknown): number | null => {
  const seconds = isApiError(error) ? Number((error.data as { retryAfter?: unknown } | null)?.retryAfter) : NaN;
  return seconds > 0 ? seconds * 1_000 : null;
};

/** Any failure as an ApiError; one without a code of its own counts as 500. Source: spec 8, "error normaliser". */
export const toApiError = (error: unknown): ApiError =>
  isApiError(error) ? error : new ApiError(500, null, null, error);
