import type { RefusalTable } from './refusal';

/** What any call may answer. */
export const generalRefusals = {
  BAD_REQUEST: { code: 400, when: 'The request cannot be read, or one of its values cannot exist.' },
  FIELDS_INVALID: { code: 400, when: 'Fields are missing or wrong; each has its own sentence.', data: ['fields'] },
  SIGN_IN_REQUIRED: { code: 401, when: 'The call needs somebody who is signed in.' },
  SIGN_IN_ENDED: { code: 410000, when: 'The access token no longer holds.' },
  TOKEN_ELSEWHERE: {
    code: 410001,
    when: 'The access token holds, but for other calls: a shopper’s opens no desk, and a desk’s no shopper’s account.',
  },
  FRESH_SIGN_IN_REQUIRED: { code: 410003, when: 'The call of a desk asks for a sign-in of the last ten minutes.' },
  SECOND_FACTOR_REQUIRED: {
    code: 410003,
    when: 'The store asks its people for a sign-in with a second factor.',
    data: ['acr'],
  },
  PERMISSION_MISSING: {
    code: 403,
    when: 'No role of the caller has the permission of this call.',
    data: ['permission'],
  },
  NOT_FOUND: { code: 404, when: 'What the call is about does not exist, or is not the caller’s.' },
  CONTENT_TOO_LARGE: { code: 413, when: 'The body, or a picture in it, is too large.' },
  CONTENT_NOT_ACCEPTED: { code: 415, when: 'The body is of a kind that the call does not read.' },
  TOO_MANY_REQUESTS: { code: 429, when: 'One address or one account asks too often.', data: ['retryAfter'] },
  SERVER_ERROR: { code: 500, when: 'A fault of the server; nothing is known of the outcome.' },
  UNAVAILABLE: {
    code: 503,
    when: 'The database, the object storage or the search engine is not reached, or too many passwords are being looked at; it may be in a moment.',
  },
} as const satisfies RefusalTable;
