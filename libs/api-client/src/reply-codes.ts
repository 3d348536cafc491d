/** What a code means for the shopper. `serverMessage`: the server's own words come first. `signsOut`: the token is spent. */
export type ReplyRule = { messageId: string; text: string; serverMessage: boolean; signsOut: boolean };

const rule = (messageId: string, text: string, is: Partial<ReplyRule> = {}): ReplyRule => ({
  messageId,
  text,
  serverMessage: false,
  signsOut: false,
  ...is,
});

const signIn = rule('error.signIn', 'Please sign in', { serverMessage: true, signsOut: true });

/**
 * Every code with a behaviour of its own. `messageId` is the sentence in the shopper's language, `text` the same in English.
 * Source: spec 8 "Response handling".
 */
export const replyRules: Readonly<Record<number, ReplyRule>> = {
  400: rule('error.badParameter', 'Bad parameter', { serverMessage: true }),
  401: signIn,
  403: rule('error.noAccess', 'No access'),
  404: rule('error.noData', 'No data found'),
  500: rule('error.serverSide', 'Something went wrong on the server side, please try again later'),
  410000: signIn,
  410001: signIn,
  410002: signIn,
};

const otherwise = rule('error.platform', 'Something went wrong with the platform', { serverMessage: true });

/** The rule of a code; any code that the catalogue does not name shows the server's words. */
export const ruleFor = (code: number): ReplyRule => replyRules[code] ?? otherwise;

/** A call that could not be sent because the browser has no connection. Source: docs/page-start.md, Offline. */
export const offlineRule = rule(
  'error.offline',
  'You are offline. Nothing was changed: try again when you are connected.',
);

/** Of a call without an answer: whether it arrived is not known; `once`: made again it is not done twice. */
export type Unanswered = 'maybe' | 'once';

/** A call that no server answered although the browser has a connection. It counts as 500 and is no server's fault. Source: docs/errors.md. */
export const unansweredRules: Readonly<Record<Unanswered, ReplyRule>> = {
  maybe: rule('error.unanswered', 'The connection failed before an answer came. Please try again.'),
  once: rule(
    'error.unansweredOnce',
    'The connection failed, and it is not known whether this arrived. Try again: it is done only once.',
  ),
};
