import { z } from 'zod';
import { id, instant } from '../wire/fields';
import { pagedOf } from '../wire/paging';
import { deskHookTabs, webhookEvents } from './choices';
import { deskPage } from './orders';

export const deskHooksQuery = deskPage.extend({
  tab: z.enum(deskHookTabs).default('all'),
  q: z.string().trim().max(100).default(''),
});
export type DeskHooksQuery = z.input<typeof deskHooksQuery>;

const events = z.array(z.enum(webhookEvents)).min(1);

/** An address that messages are sent to. `dead`: messages that were given up after the last try. */
export const deskHookRow = z
  .object({
    id: z.int(),
    url: z.string(),
    events,
    isOn: z.boolean(),
    /** When it was switched off by itself, after days without one success; null: it was not, or is on again. */
    stoppedAt: instant.nullable(),
    waiting: z.int(),
    dead: z.int(),
  })
  .meta({ id: 'DeskHookRow' });
export type DeskHookRow = z.infer<typeof deskHookRow>;

/** A message on its way to one address. `status`: what it answered last; null with an error: nothing answered. */
export const hookDelivery = z
  .object({
    id: z.int(),
    messageId: z.string(),
    /** `test`: somebody at the desk sent it to see that it arrives. */
    event: z.enum([...webhookEvents, 'test']),
    at: instant,
    state: z.enum(['waiting', 'done', 'dead', 'stopped']),
    tries: z.int(),
    lastAt: instant.nullable(),
    status: z.int().nullable(),
    error: z.string().nullable(),
  })
  .meta({ id: 'HookDelivery' });
export type HookDelivery = z.infer<typeof hookDelivery>;

/** An address in full with its last deliveries, the latest first. `overlapUntil`: the old secret signs too until then. */
export const deskHook = deskHookRow
  .extend({
    version: z.int(),
    overlapUntil: instant.nullable(),
    deliveries: z.array(hookDelivery),
  })
  .meta({ id: 'DeskHook' });
export type DeskHook = z.infer<typeof deskHook>;

export const byHookId = z.object({ id });
export const byDelivery = z.object({ id, delivery: id });
export const deskHookPage = pagedOf(deskHookRow);

export const hookInput = z.object({ url: z.string().trim().min(1).max(500), events });
export type HookInput = z.output<typeof hookInput>;
export const hookSaveInput = hookInput.extend({ version: z.int(), isOn: z.boolean() });
export const hookRotateInput = z.object({ version: z.int() });

/** A secret is told once: it can be replaced, never read. */
export const hookCreated = z.object({ id: z.int(), secret: z.string() });
export const hookSecret = z.object({ secret: z.string() });
