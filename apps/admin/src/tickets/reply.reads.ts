import type { DeskInput } from '@souk/contract/desk';

/** All saved replies, for whichever page needs them. */
export const repliesRead = (): readonly ['savedReplies', DeskInput<'savedReplies'>] => ['savedReplies', {}];
