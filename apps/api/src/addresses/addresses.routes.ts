import type { Clock } from '../clock';
import type { SomeHandlers } from '../http/handlers';
import { createAddressesService } from './addresses.service';

/** HTTP in, HTTP out: the shopper's addresses. Source: docs/contract.md "Addresses". */
export const addressRoutes = ({ clock }: { clock: Clock }) => {
  const addresses = createAddressesService({ clock });
  return {
    addressList: ({ query }, ctx) => addresses.list(query, ctx),
    addressDetail: ({ params }, ctx) => addresses.detail(params.id, ctx),
    addressDefault: (_input, ctx) => addresses.default(ctx),
    addressEdit: ({ body }, ctx) => addresses.save(body, ctx),
    addressDelete: ({ body }, ctx) => addresses.remove(body.id, ctx),
    addressSetDefault: ({ body }, ctx) => addresses.setDefault(body.id, ctx),
  } satisfies SomeHandlers;
};
