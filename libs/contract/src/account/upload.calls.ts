import type { CallTable } from '../wire/call';

/** Pictures that shoppers send. Source: docs/contract.md "Uploads". */
export const uploadCalls = {
  /**
   * Sends one picture. Signed in, or with the mailed code of an application.
   * 413 too large, 415 not a JPG or PNG by its content.
   */
  uploadImage: {
    as: 'uploads.image',
    method: 'POST',
    path: '/api/front/upload/image',
    auth: 'optional',
    tag: 'uploads',
    takes: 'form',
  },
} as const satisfies CallTable;
