/** What the server said when it last refused a token: told where the dialog opens later, on the page that needs a sign-in. */
export const signOutReason: { text: string | null } = { text: null };
