/** What the server said when it first refused a token, until somebody signs in: told by the dialog, also where it opens later. */
export const signOutReason: { text?: string | undefined } = {};
