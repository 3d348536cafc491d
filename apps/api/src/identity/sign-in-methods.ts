import type { LoginMethods } from '@souk/contract';
import type { Mail } from '../mail/mail';
import type { Identity } from './port';

/** What the dialog offers: what the provider can do, and a phone only where its codes arrive. Source: spec 2, Login/register dialog. */
export const signInMethods = ({ identity, mail }: { identity: Identity; mail: Mail }): LoginMethods => ({
  email: true,
  visitor: true,
  ...identity.methods,
  phone: identity.methods.phone && mail.canText,
});
