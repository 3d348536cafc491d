import { z } from 'zod';
import { address, addressFields } from '../account/address';

/** Where an order goes, as the form of an address holds it: the dialling code stands in the phone. All orders of a purchase go there. */
export const deskOrderAddress = address
  .omit({ id: true, email: true, countryCode: true, isDefault: true })
  .extend({
    version: z.int(),
    /** How many orders the purchase has. */
    orders: z.int(),
  })
  .meta({ id: 'DeskOrderAddress' });
export type DeskOrderAddress = z.infer<typeof deskOrderAddress>;

/** Another place in the same country. `version`: of the address as it was seen. */
export const orderAddressInput = addressFields.omit({ email: true, countryCode: true }).extend({ version: z.int() });
