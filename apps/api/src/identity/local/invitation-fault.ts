import type { IncomingMessage, ServerResponse } from 'node:http';
import { staffPasswordMinLength } from '@souk/domain/desk';
import type { Locale } from '../../locale';
import { passwordWords } from '../common-passwords';
import type { InvitationFault } from './invitation-page';
import { pageWords } from './page-words';
import { invitationPath, type Realm } from './realm';

/** What may be wrong with the form of an invitation. */
const faults = ['name', 'shortForStaff', 'known', 'common'] as const;
export type InvitationFaultName = (typeof faults)[number];

/** What became of a form, for the page that follows it. */
interface InvitationNote {
  fault: InvitationFaultName;
  /** As it was typed: the next form asks for it no more. */
  name: string;
}

const longestName = 40;

/** The page follows at once; what was not asked for by then is not shown to whoever comes later. */
const lifeS = 60;

const cookieOf = (realm: Realm) => `${realm.cookiePrefix}_invited`;

const setCookie = (realm: Realm, response: ServerResponse, { value, maxAge }: { value: string; maxAge: number }) => {
  const secure = realm.origin.startsWith('https:') ? '; Secure' : '';
  const where = `Path=${realm.path}${invitationPath}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
  response.setHeader('set-cookie', `${cookieOf(realm)}=${value}; ${where}`);
};

/**
 * Keeps what became of a form in a cookie of this page, as there is no sign-in yet that could keep it. It is not signed: whoever could
 * write it chooses one of our sentences, and a name in a field that its reader sees, and nothing more. The password is not in it.
 */
export const noteForNextPage = (realm: Realm, response: ServerResponse, note: InvitationNote) =>
  setCookie(realm, response, { value: Buffer.from(JSON.stringify(note)).toString('base64url'), maxAge: lifeS });

const parse = (value: string): Record<string, unknown> | null => {
  try {
    return JSON.parse(Buffer.from(value, 'base64url').toString()) as Record<string, unknown> | null;
  } catch {
    return null;
  }
};

/** Takes what the form before left for this page: once, a reload says nothing. */
export const takeNote = (realm: Realm, request: IncomingMessage, response: ServerResponse): InvitationNote | null => {
  const pairs = (request.headers.cookie ?? '').split(/;\s*/);
  const start = `${cookieOf(realm)}=`;
  const value = pairs.find((pair) => pair.startsWith(start))?.slice(start.length);
  if (value === undefined) return null;
  setCookie(realm, response, { value: '', maxAge: 0 });
  const note = parse(value);
  const fault = faults.find((known) => known === note?.fault);
  if (!note || !fault) return null;
  return { fault, name: typeof note.name === 'string' ? note.name.slice(0, longestName) : '' };
};

/** What is wrong, in words, and at which field. */
export const invitationFault = (fault: InvitationFaultName, locale: Locale): InvitationFault =>
  fault === 'name'
    ? { field: 'name', text: pageWords(locale, 'inviteNameMissing') }
    : { field: 'password', text: passwordWords(locale, fault, { min: staffPasswordMinLength }) };
