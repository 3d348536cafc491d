import type { CallTable } from '../wire/call';

/** Small forms of the page. Source: spec 7. */
export const formCalls = {
  /** Newsletter sign-up: the address is in the query, there is no body. */
  newsletterSubscribe: {
    as: 'forms.newsletter',
    method: 'POST',
    path: '/api/front/form/subscribe/newsletter',
    auth: 'none',
    tag: 'forms',
    takes: 'query',
  },
  /** Leaves the newsletter by the key of a mail. */
  newsletterLeave: {
    as: 'forms.leaveNewsletter',
    method: 'POST',
    path: '/api/front/form/unsubscribe/newsletter',
    auth: 'none',
    tag: 'forms',
  },
} as const satisfies CallTable;
