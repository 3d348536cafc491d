import type { Clock } from '../clock';
import type { Config } from '../config';
import type { Jobs } from '../jobs/jobs';
import { findOffer } from '../desk/invitations/find-offer';
import type { Mail } from '../mail/mail';
import { dropOldMemberInvitations } from '../merchants/member-invitations.repository';
import { dropOldInvitations } from '../staff/invitations.repository';
import type { Stores } from '../store/stores';
import { createKeycloakIdentity } from '../identity/keycloak/keycloak-identity';
import { dropExpired } from '../identity/local/adapter';
import { createLocalIdentity } from '../identity/local/local-identity';
import type { SignInEvent } from '../identity/local/sign-in-event';
import type { Identity } from '../identity/port';

/** The provider of accounts: outside when OIDC_ISSUER names one, else the embedded one. */
export function createIdentity(given: {
  config: Config;
  clock: Clock;
  jobs: Jobs;
  mail: Mail;
  stores: Stores;
  onSignIn?: ((event: SignInEvent) => void) | undefined;
}): Identity {
  const tidy = async () => {
    await dropExpired();
    await dropOldInvitations(given.clock.now());
    await dropOldMemberInvitations(given.clock.now());
  };
  given.jobs.every('17 * * * *', 'identity.tidy', tidy, { isDroppable: true });
  if (given.config.oidcIssuer) return createKeycloakIdentity(given.config, given.config.oidcIssuer);
  return createLocalIdentity({ ...given, findOffer });
}
