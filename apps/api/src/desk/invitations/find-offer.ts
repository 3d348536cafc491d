import type { FindOffer } from '../../identity/local/offer';
import { merchantOffer } from '../people/join-merchant';
import { staffOffer } from '../staff/join-staff';

/** The invitation of a link, to the platform's people or a merchant's. */
export const findOffer: FindOffer = async (token, now) =>
  (await staffOffer(token, now)) ?? (await merchantOffer(token, now));
