import type { Clock } from '../clock';
import type { Handlers } from '../http/handlers';
import { createAddressesService } from './addresses.service';

type Calls = 'addressList' | 'addressDetail' | 'addressDefault' | 'addressEdit' | 'addressDelete' | 'addressSetDefault';

/** HTTP in, HTTP out: the shopper's addresses. Source: docs/contract.md "Addresses". */
export const addressRoutes = ({ clock }: { clock: Clock }): Handlers<Calls> => {
  const addresses = createAddressesService({ clock });
  return {
    addressList: ({ query }, ctx) => addresses.list(query, ctx),
    addressDetail: ({ params }, ctx) => addresses.detail(params.id, ctx),
    addressDefault: (_input, ctx) => addresses.default(ctx),
    addressEdit: ({ body }, ctx) => addresses.save(body, ctx),
    addressDelete: ({ body }, ctx) => addresses.remove(body.id, ctx),
    addressSetDefault: ({ body }, ctx) => addresses.setDefault(body.id, ctx),
  };
};
