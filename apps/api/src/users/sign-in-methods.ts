import type { LoginMethods } from '@souk/contract';
import type { Deps } from '../deps';

/** What the dialog offers: what the provider can do, and a phone only where its codes arrive. Source: spec 2, Login/register dialog. */
export const signInMethods = ({ identity, mail }: Pick<Deps, 'identity' | 'mail'>): LoginMethods => ({
  email: true,
  visitor: true,
  ...identity.ways,
  phone: identity.ways.phone && mail.canText,
});
