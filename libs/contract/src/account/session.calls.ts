import type { CallTable } from '../wire/call';

/** Calls about the shopper's visit. Source: spec 7. */
export const sessionCalls = {
  sessionStart: {
    as: 'session.start',
    method: 'POST',
    path: '/api/front/session/start',
    auth: 'optional',
    tag: 'session',
  },
  sessionResume: {
    as: 'session.resume',
    method: 'POST',
    path: '/api/front/session/resume',
    auth: 'optional',
    tag: 'session',
  },
  sessionEnd: { as: 'session.end', method: 'POST', path: '/api/front/session/end', auth: 'optional', tag: 'session' },
  /** Links the visit to the user and moves the anonymous cart into theirs. */
  sessionRecordUser: {
    as: 'session.recordUser',
    method: 'POST',
    path: '/api/front/session/record/user',
    auth: 'required',
    tag: 'session',
  },
} as const satisfies CallTable;
