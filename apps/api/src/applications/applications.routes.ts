import type { Deps } from '../deps';
import { escapeHtml } from '../http/escape-html';
import type { SomeHandlers } from '../http/handlers';
import { agreementIn } from './agreement';
import { createApplicationsService } from './applications.service';

/** HTTP in, HTTP out: applying to sell. Source: docs/contract.md "Merchants". */
export const applicationRoutes = (deps: Pick<Deps, 'clock' | 'mail' | 'stores'>) => {
  const applications = createApplicationsService(deps);
  return {
    merchantAgreement: async (_input, ctx) =>
      agreementIn(ctx.locale, escapeHtml(await deps.stores.nameOf(ctx.storeId))),
    merchantCaptcha: ({ body }, ctx) => applications.sendCode(body, ctx),
    merchantApply: ({ body }, ctx) => applications.apply(body, ctx),
    merchantRecords: ({ query }, ctx) => applications.records(query, ctx),
    merchantRecord: ({ params }, ctx) => applications.record(params.id, ctx),
    merchantResubmit: ({ params, body }, ctx) => applications.resubmit(params.id, body, ctx),
  } satisfies SomeHandlers;
};
