import type { IncomingMessage, ServerResponse } from 'node:http';
import { invitedParam, languageParam } from '@souk/domain';
import { staffPasswordMinLength } from '@souk/domain/desk';
import { sql } from 'kysely';
import type { Clock } from '../../clock';
import type { Config } from '../../config';
import { run, tx } from '../../database/tx';
import { guessableFault } from '../common-passwords';
import { accountByLogin, insertAccount } from './accounts.repository';
import { goTo, sendPage } from './sign-in-request';
import { type InvitationFaultName, invitationFault, noteForNextPage, takeNote } from './invitation-fault';
import { invitationAddress, invitationPage } from './invitation-page';
import type { FindOffer, Offer } from './offer';
import { expiredPage, type PageContext, readPageContext } from './pages';
import { hashPassword } from './passwords';
import type { Realm } from './realm';
import { readSignInForm } from './sign-in-form';

interface Typed {
  name: string;
  password: string;
  /** Where the invitation was mailed to. */
  email: string;
  store: string;
}

/** What is wrong with what was typed; undefined: nothing. */
const faultOf = async ({ name, password, email, store }: Typed): Promise<InvitationFaultName | undefined> => {
  if (name === '') return 'name';
  if (password.length < staffPasswordMinLength) return 'shortForStaff';
  return guessableFault(password, { login: email, store, name });
};

/** Uses the link up, makes the account where there is none, and gives the roles, all or nothing. @returns false: it was used meanwhile */
const accept = (offer: Offer, { name, hash }: { name: string; hash: string | null }) =>
  tx(async (): Promise<boolean> => {
    if (!(await offer.spend())) return false;
    const { email } = offer;
    const known = await accountByLogin({ email });
    const sub = known?.id ?? (await insertAccount({ email, phone: null, nickname: name, password_hash: hash }));
    const nickname = known?.nickname ?? name;
    await run(sql`
      insert into shopper(sub, email, nickname) values (${sub}, ${email}, ${nickname}) on conflict (sub) do nothing`);
    await offer.give({ sub, name: nickname, email });
    return true;
  });

interface Asked {
  realm: Realm;
  clock: Clock;
  config: Pick<Config, 'deskOrigin'>;
  findOffer: FindOffer;
}

const isKnown = async ({ email }: Offer) => (await accountByLogin({ email })) !== undefined;

/** Answers the form by the desk that opens, or by the page that says what is wrong, or that the link no longer works. */
const take = async (
  { realm, config, at, token, offer }: Asked & { at: PageContext; token: string; offer: Offer | undefined },
  request: IncomingMessage,
  response: ServerResponse,
) => {
  const page = invitationAddress(at, token);
  if (!offer) return goTo(response, page);
  const hasAccount = await isKnown(offer);
  const { password, name } = await readSignInForm(request);
  const fault = hasAccount ? undefined : await faultOf({ name, password, email: offer.email, store: at.store.name });
  if (fault) {
    noteForNextPage(realm, response, { fault, name });
    return goTo(response, page);
  }
  const hash = hasAccount ? null : await hashPassword(password);
  if (!(await accept(offer, { name, hash }))) return goTo(response, page);
  // The language of the mail goes along: a browser that was never here knows none.
  const invited = new URLSearchParams({ [invitedParam]: offer.email });
  return goTo(response, `${config.deskOrigin}${offer.deskPath}?${languageParam}=${at.locale}#${invited}`);
};

/** Where somebody who was invited to work here accepts. The link is the proof: it was mailed to them alone. */
export const createInvitations = (asked: Asked) => async (request: IncomingMessage, response: ServerResponse) => {
  const { realm, clock, findOffer } = asked;
  const query = new URL(request.url ?? '', realm.origin).searchParams;
  const at = await readPageContext(realm, request, query.get('ui_locales'));
  const token = (query.get('token') ?? '').slice(0, 100);
  const offer = await findOffer(token, clock.now());
  if (request.method === 'POST') return take({ ...asked, at, token, offer }, request, response);
  if (!offer) return sendPage(response, 410, expiredPage(at, 'inviteGone'));
  const hasAccount = await isKnown(offer);
  const note = takeNote(realm, request, response);
  const fault = note && !hasAccount ? { fault: invitationFault(note.fault, at.locale) } : {};
  const html = invitationPage(at, { offer, token, hasAccount, name: note?.name ?? '', ...fault });
  return sendPage(response, note && !hasAccount ? 400 : 200, html);
};
