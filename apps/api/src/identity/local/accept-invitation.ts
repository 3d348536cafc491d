import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageParam } from '@souk/domain';
import { sql } from 'kysely';
import type { Clock } from '../../clock';
import type { Config } from '../../config';
import { run, tx } from '../../database/tx';
import type { Locale } from '../../locale';
import { guessablePassword } from '../common-passwords';
import { shortForStaff } from '../staff-password';
import { accountByLogin, insertAccount } from './accounts.repository';
import { type InvitationFault, invitationPage } from './invitation-page';
import type { FindOffer, Offer } from './offer';
import { pageWords } from './page-words';
import { expiredPage, readPageContext } from './pages';
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

/** What is wrong with what was typed, and in which field; null: nothing. */
const faultOf = async ({ name, password, email, store }: Typed, locale: Locale): Promise<InvitationFault | null> => {
  if (name === '') return { field: 'name', text: pageWords(locale, 'inviteNameMissing') };
  const text =
    shortForStaff(password, locale) ?? (await guessablePassword(password, { login: email, store, name }, locale));
  return text ? { field: 'password', text } : null;
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

const send = (response: ServerResponse, status: number, html: string) => {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(html);
};

interface Asked {
  realm: Realm;
  clock: Clock;
  config: Pick<Config, 'deskOrigin'>;
  findOffer: FindOffer;
}

/** Where somebody who was invited to work here accepts. The link is the proof: it was mailed to them alone. */
export const createInvitations =
  ({ realm, clock, config, findOffer }: Asked) =>
  async (request: IncomingMessage, response: ServerResponse) => {
    const query = new URL(request.url ?? '', realm.origin).searchParams;
    const at = await readPageContext(realm, request, query.get('ui_locales'));
    const token = (query.get('token') ?? '').slice(0, 100);
    const offer = await findOffer(token, clock.now());
    const gone = () => send(response, 410, expiredPage(at, 'inviteGone'));
    if (!offer) return gone();
    const hasAccount = (await accountByLogin({ email: offer.email })) !== undefined;
    const show = (status: number, name: string, fault?: InvitationFault) =>
      send(response, status, invitationPage(at, { offer, token, hasAccount, name, ...(fault ? { fault } : {}) }));
    if (request.method !== 'POST') return show(200, '');
    const { password, name } = await readSignInForm(request);
    const fault = hasAccount
      ? null
      : await faultOf({ name, password, email: offer.email, store: at.store.name }, at.locale);
    if (fault) return show(400, name, fault);
    const hash = hasAccount ? null : await hashPassword(password);
    if (!(await accept(offer, { name, hash }))) return gone();
    // The language of the mail goes along: a browser that was never here knows none.
    const location = `${config.deskOrigin}${offer.deskPath}?${languageParam}=${at.locale}`;
    response.writeHead(303, { location, 'cache-control': 'no-store' });
    response.end();
  };
