/** Whether this page could not find out who is in front of it: nobody, as far as it knows, but perhaps a shopper. */
export const signInCheck = { hasFailed: false };
