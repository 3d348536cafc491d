import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors, type Provider } from 'oidc-provider';
import type { Clock } from '../../clock';
import { visitorNetwork } from '../../http/caller';
import type { Mail } from '../../mail/mail';
import type { Asking } from './check-password';
import { goTo, isOutside, readSignInRequest, sendPage } from './sign-in-request';
import { createFirstStep } from './first-step';
import { expiredPage, readPageContext } from './pages';
import type { Realm } from './realm';
import { createSecondStep } from './second-step';
import { createNoteSignIn, type SignInEvent } from './sign-in-event';
import { readSignInForm } from './sign-in-form';

/**
 * Where somebody proves who they are, by password or by code, and by a second factor where they have one: shows the form, checks it, and
 * tells the provider. Each page has an address of its own, and each form is answered by one.
 */
export function createSignIn(given: {
  provider: Provider;
  realm: Realm;
  clock: Clock;
  mail: Mail;
  /** Whether an account must have a second factor. */
  needsSecondFactor: (accountId: string) => Promise<boolean>;
  onSignIn?: ((event: SignInEvent) => void) | undefined;
}) {
  const { provider, realm, clock, mail } = given;
  const note = createNoteSignIn(realm.audience, given.onSignIn);
  const second = createSecondStep({ provider, isRequired: given.needsSecondFactor, note });
  const first = createFirstStep({ mail, second, note });

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const asked = await readSignInRequest(given, request, response);
    const { proved } = asked.held;
    const asking: Asking = { network: visitorNetwork(request), locale: asked.at.locale, now: clock.now() };
    if (request.method !== 'POST') {
      return proved && asked.query.has('second') ? second.show(asked, proved) : first.show(asked, asking);
    }
    const form = await readSignInForm(request);
    if (form.second === '') return first.take(asked, form, asking);
    // What it goes on from was proved too long ago: from the beginning.
    return proved ? second.take(asked, proved, { form, asking }) : asked.goTo('');
  };

  return async (request: IncomingMessage, response: ServerResponse) => {
    try {
      await answer(request, response);
    } catch (error) {
      if (!(error instanceof errors.OIDCProviderError)) throw error;
      const [address = ''] = (request.url ?? '').split('?');
      if (request.method === 'POST' && isOutside(error)) return goTo(response, address);
      sendPage(response, error.statusCode, expiredPage(await readPageContext(realm, request)));
    }
  };
}
