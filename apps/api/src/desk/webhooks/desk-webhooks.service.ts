import { randomBytes } from 'node:crypto';
import type { DeskHookRow } from '@souk/contract/desk';
import type { Deps } from '../../deps';
import { fieldErrors, notFound, ReplyError } from '../../errors';
import { offsetOf, page } from '../../reply';
import { seal } from '../../secrets/sealing';
import { webhookSecret } from '../../secrets/stored-secrets';
import { sendTestMessage } from '../../webhooks/messages';
import { mayPost } from '../../webhooks/post-message';
import { note } from '../audit';
import type { DeskCtx, DeskHandlers } from '../desk-ctx';
import { deskWords } from '../desk-words';
import {
  findHook,
  hasDelivery,
  hasHook,
  insertHook,
  lastDeliveries,
  type ListedHook,
  listHooks,
  replaceSecret,
  sendAgain,
  updateHook,
} from './desk-webhooks.repository';

const mostDeliveries = 100;
/** How long the old secret signs beside the new one. */
const overlapMs = 24 * 3_600_000;
const secretBytes = 32;

/** A secret as the Standard Webhooks scheme writes it. */
const newSecret = () => `whsec_${randomBytes(secretBytes).toString('base64')}`;

const rowOf = (hook: ListedHook): DeskHookRow => ({
  id: hook.id,
  url: hook.url,
  events: hook.events,
  isOn: hook.is_on,
  stoppedAt: hook.stopped_at?.toISOString() ?? null,
  waiting: hook.waiting,
  dead: hook.dead,
});

/** What the platform's people do with webhooks. A secret is told when it is made and never again. */
export function deskWebhooks({ clock, config }: Pick<Deps, 'clock' | 'config'>) {
  /** @throws {ReplyError} 404 */
  const seen = async (id: number, ctx: DeskCtx) => {
    const found = await findHook(ctx.storeId, id, clock.now());
    if (!found) throw notFound();
    return found;
  };

  /** @throws {ReplyError} 400 for an address that nothing may be sent to */
  const checkUrl = (url: string, { locale }: DeskCtx) => {
    if (!mayPost(url, config.allowsPrivateWebhooks)) throw fieldErrors({ url: deskWords(locale, 'badHookUrl') });
  };
  /** @throws {ReplyError} 400 for an address that another webhook has: each message would be sent there twice */
  const checkFree = async (url: string, { storeId, locale }: DeskCtx) => {
    if (await hasHook(storeId, url)) throw fieldErrors({ url: deskWords(locale, 'hookThere') });
  };
  const moved = ({ locale }: DeskCtx) => new ReplyError('CHANGED_MEANWHILE', deskWords(locale, 'moved'));

  return {
    async hooks({ query }, ctx) {
      const at = { limit: query.limit, offset: offsetOf(query) };
      const { list, total } = await listHooks(ctx.storeId, { ...query, now: clock.now() }, at);
      return page(list.map(rowOf), { ...query, total });
    },

    async hook({ params: { id } }, ctx) {
      const found = await seen(id, ctx);
      const deliveries = await lastDeliveries(id, mostDeliveries);
      return {
        ...rowOf(found),
        version: found.version,
        overlapUntil: found.overlap_until?.toISOString() ?? null,
        deliveries: deliveries.map((one) => ({
          ...one,
          at: one.at.toISOString(),
          lastAt: one.lastAt?.toISOString() ?? null,
        })),
      };
    },

    async hookCreate({ body }, ctx) {
      checkUrl(body.url, ctx);
      // also a press again after a lost answer: its secret is told once, so a second one would be sent to by one that nobody knows
      await checkFree(body.url, ctx);
      const secret = newSecret();
      const id = await insertHook(ctx.storeId, body, await seal(webhookSecret, secret), clock.now());
      await note(ctx, clock.now(), { subject: ['webhook', id], after: { ...body } });
      return { id, secret };
    },

    async hookSave({ params: { id }, body: { version, ...asked } }, ctx) {
      const { url, events, is_on: isOn } = await seen(id, ctx);
      checkUrl(asked.url, ctx);
      if (asked.url !== url) await checkFree(asked.url, ctx);
      if (!(await updateHook({ id, version }, asked))) throw moved(ctx);
      await note(ctx, clock.now(), { subject: ['webhook', id], before: { url, events, isOn }, after: { ...asked } });
      return true;
    },

    async hookRotate({ params: { id }, body: { version } }, ctx) {
      await seen(id, ctx);
      const now = clock.now();
      const secret = newSecret();
      const until = new Date(now.getTime() + overlapMs);
      if (!(await replaceSecret({ id, version }, await seal(webhookSecret, secret), until))) throw moved(ctx);
      await note(ctx, now, { subject: ['webhook', id] });
      return { secret };
    },

    async hookTest({ params: { id } }, ctx) {
      if (!(await seen(id, ctx)).is_on) throw moved(ctx);
      await sendTestMessage(id, clock.now());
      await note(ctx, clock.now(), { subject: ['webhook', id] });
      return true;
    },

    async hookResend({ params: { id, delivery } }, ctx) {
      await seen(id, ctx);
      if (!(await hasDelivery(id, delivery))) throw notFound();
      if (!(await sendAgain(id, delivery))) throw moved(ctx);
      await note(ctx, clock.now(), { subject: ['webhook', id], after: { delivery } });
      return true;
    },
  } satisfies Partial<DeskHandlers>;
}
