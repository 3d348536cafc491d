import type { FrameType, OwnerFrame, OwnerSettings, OwnerSettingsChange, PageDraft } from '@souk/contract';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import type { Ctx, SomeHandlers } from '../../http/handlers';
import { fetchPage } from '../../pages/fetch-page';
import { createOwnerPagesService } from '../../pages/owner-pages.service';
import { remotePagesOf } from '../../pages/remote-pages';
import { requireOwner } from '../../pages/owner-token';
import { createSettingsService } from '../../pages/settings.service';
import { note, type NotedBy } from '../audit';
import { brief, changed, summary } from '../logged-change';

/** Nobody is named: whoever has the token works on the machine of the store. The log says by which command. */
const actor = { sub: 'owner-token', name: 'npm run store' };

const noteFrame = async (by: Omit<NotedBy, 'call'>, now: Date, type: FrameType, frames: (OwnerFrame | null)[]) => {
  const [before = {}, after = {}] = frames.map(brief);
  await note({ ...by, call: 'frameSave' }, now, { subject: ['frame', type], before, after });
};

/** Notes what of the settings is changed: texts and details as one, header and footer each. Fields that stay as they were are not noted. */
const noteSettings = async (
  by: Omit<NotedBy, 'call'>,
  now: Date,
  before: OwnerSettings,
  { details, header, footer, dryRun: _checked, ...texts }: OwnerSettingsChange,
) => {
  const { after, ...was } = changed({ ...before, ...before.details }, { ...details, ...texts });
  if (Object.keys(after).length > 0)
    await note({ ...by, call: 'settingsSave' }, now, { subject: ['settings', by.storeId], ...was, after });
  if (header !== undefined) await noteFrame(by, now, 'HEADER', [before.header, header]);
  if (footer !== undefined) await noteFrame(by, now, 'FOOTER', [before.footer, footer]);
};

/** HTTP in, HTTP out: the calls of `npm run store`, behind the owner's token. Each change leaves its row in the log. */
export const ownerTokenRoutes = ({ clock, stores }: Deps) => {
  const pages = createOwnerPagesService({ clock });
  const settings = createSettingsService({ fetchPage, stores, clock });
  const byToken = ({ storeId }: Ctx, { id: requestId }: FastifyRequest) =>
    ({ storeId, merchantId: null, actor, via: 'owner-token', requestId }) as const;
  return {
    ownerSettings: async (_input, ctx) => {
      await requireOwner(ctx);
      return settings.read(ctx.storeId);
    },
    ownerSaveSettings: async ({ body }, ctx, request) => {
      await requireOwner(ctx);
      return settings.save(ctx.storeId, body, (before) =>
        noteSettings(byToken(ctx, request), clock.now(), before, body),
      );
    },
    ownerPages: async (_input, ctx) => {
      await requireOwner(ctx);
      return pages.list(ctx.storeId);
    },
    ownerPage: async ({ query }, ctx) => {
      await requireOwner(ctx);
      return pages.read(ctx.storeId, query.path);
    },
    ownerCheckPage: async ({ body }, ctx) => {
      await requireOwner(ctx);
      return pages.check(ctx.storeId, body);
    },
    ownerPreviewPage: async ({ body }, ctx) => {
      await requireOwner(ctx);
      return pages.preview(ctx.storeId, body, ctx.locale);
    },
    ownerSavePage: async ({ body }, ctx, request) => {
      await requireOwner(ctx);
      const within = (before: PageDraft | null) =>
        note({ ...byToken(ctx, request), call: 'pageSave' }, clock.now(), {
          subject: ['page', body.path],
          ...(before ? { before: summary(before) } : {}),
          after: summary(body),
        });
      return pages.save(ctx.storeId, body, ctx.locale, { within, remotePages: remotePagesOf(request) });
    },
    ownerDeletePage: async ({ body }, ctx, request) => {
      await requireOwner(ctx);
      return pages.remove(ctx.storeId, body.path, ctx.locale, (before) =>
        note({ ...byToken(ctx, request), call: 'pageDelete' }, clock.now(), {
          subject: ['page', body.path],
          before: summary(before),
        }),
      );
    },
  } satisfies SomeHandlers;
};
