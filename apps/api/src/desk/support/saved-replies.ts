import { type SavedReply, savedRepliesMost } from '@souk/contract/desk';
import type { Deps } from '../../deps';
import { fieldErrors, notFound, ReplyError } from '../../errors';
import { note } from '../audit';
import type { DeskCtx, DeskHandlers } from '../desk-ctx';
import { deskWords } from '../desk-words';
import * as stored from './saved-replies.repository';

/** @throws {ReplyError} 404 there is none; 409 it is no longer as it was seen */
const seenReply = async (id: number, version: number, ctx: DeskCtx): Promise<SavedReply> => {
  const found = await stored.heldReply(ctx, id);
  if (!found) throw notFound();
  if (found.version !== version) throw new ReplyError('CHANGED_MEANWHILE', deskWords(ctx.locale, 'moved'));
  return found;
};

/** @throws {ReplyError} 400 another one is called so */
const refuseTaken = async (name: string, own: number | null, ctx: DeskCtx) => {
  if (await stored.isNameTaken(ctx, name, own))
    throw fieldErrors({ name: deskWords(ctx.locale, 'replyNameTaken', { name }) });
};

/** Answers to tickets that are stored once, in both languages, for everybody who answers tickets. Source: DESK-42. */
export const savedReplies = ({ clock }: Pick<Deps, 'clock'>) =>
  ({
    savedReplies: async (_input, ctx) => ({ list: await stored.listReplies(ctx) }),

    async savedReplyCreate({ body }, ctx) {
      await stored.lockReplies(ctx);
      await refuseTaken(body.name, null, ctx);
      if ((await stored.listReplies(ctx)).length >= savedRepliesMost)
        throw fieldErrors({ name: deskWords(ctx.locale, 'repliesFull', { most: savedRepliesMost }) });
      const id = await stored.insertReply(ctx, body);
      await note(ctx, clock.now(), { subject: ['savedReply', id], after: { ...body } });
      return { id };
    },

    async savedReplySave({ params: { id }, body: { version, ...words } }, ctx) {
      await stored.lockReplies(ctx);
      const { name, textEn, textFr } = await seenReply(id, version, ctx);
      await refuseTaken(words.name, id, ctx);
      await stored.updateReply(id, words);
      await note(ctx, clock.now(), {
        subject: ['savedReply', id],
        before: { name, textEn, textFr },
        after: { ...words },
      });
      return { version: version + 1 };
    },

    async savedReplyDelete({ params: { id }, body: { version } }, ctx) {
      const { name } = await seenReply(id, version, ctx);
      await stored.deleteReply(id);
      await note(ctx, clock.now(), { subject: ['savedReply', id], before: { name } });
      return true;
    },
  }) satisfies Partial<DeskHandlers>;
