import { checkApplicationCode } from '../applications/application-code';
import { applicationRoutes } from '../applications/applications.routes';
import { collectRoutes } from '../collect/collect.routes';
import { couponRoutes } from '../coupons/coupons.routes';
import type { Deps } from '../deps';
import { ownReviewRoutes } from '../reviews/own-reviews.routes';
import { ticketRoutes } from '../tickets/tickets.routes';
import { createTicketsService } from '../tickets/tickets.service';
import { uploadRoutes } from '../uploads/uploads.routes';
import { addressRoutes } from '../addresses/addresses.routes';

/** Handlers of what a shopper keeps and says: wish list, coupons, reviews, pictures, tickets, applications. */
export function shopperRoutes(deps: Deps) {
  return {
    ...addressRoutes(deps),
    ...collectRoutes(deps),
    ...couponRoutes(deps),
    ...ownReviewRoutes(deps),
    ...uploadRoutes({ ...deps, checkApplicantCode: checkApplicationCode }),
    ...ticketRoutes(createTicketsService(deps)),
    ...applicationRoutes(deps),
  };
}
