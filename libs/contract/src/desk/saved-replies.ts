import { z } from 'zod';
import { textUpTo } from '../wire/fields';
import { savedReplyMostChars } from './choices';

const text = textUpTo(savedReplyMostChars).min(1);

/** An answer to tickets as it is stored: its name is for colleagues. `{name}` and `{order}` in a text are filled in for each ticket. */
export const savedReplyWords = z.object({ name: textUpTo(80).min(1), textEn: text, textFr: text });
export type SavedReplyWords = z.infer<typeof savedReplyWords>;

export const savedReply = savedReplyWords.extend({ id: z.int(), version: z.int() }).meta({ id: 'SavedReply' });
export type SavedReply = z.infer<typeof savedReply>;

/** All of a store's, by name. */
export const savedReplies = z.object({ list: z.array(savedReply) });

/** `version`: as it was seen. */
export const savedReplySaveInput = savedReplyWords.extend({ version: z.int() });
export const savedReplyDeleteInput = z.object({ version: z.int() });
