/** What the page that signs out says afterwards; without it, it goes home at once. */
type SignedOutKind = 'accountDeleted' | 'emailChanged' | 'signedOutEverywhere';

/** State of the history entry that the page is opened by. `isOver` is set by the page: its reader is signed out, and a way back to it signs nobody out. */
export type SignOutState = { told: SignedOutKind; isOver?: true };
