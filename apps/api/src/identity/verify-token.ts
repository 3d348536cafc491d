import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { ReplyError } from '../errors';
import { type Audience, audiences, type TokenUser } from './port';

const clockToleranceSeconds = 5;

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** A list of names at a path of the claims: `resource_access.souk-admin.roles`. Anything else there is no role. */
const rolesAt = (claims: JWTPayload, path: string | undefined): string[] => {
  const found = path
    ?.split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], claims);
  return Array.isArray(found) ? found.filter((name) => typeof name === 'string') : [];
};

const userOf = (claims: JWTPayload, rolesClaim?: string): TokenUser | null => {
  // an id token is signed by the same key; only an access token may open the api
  if (!claims.sub || claims.typ !== 'Bearer') return null;
  const email = text(claims.email)?.toLowerCase() ?? null;
  const staffRoles = rolesAt(claims, rolesClaim);
  const name = text(claims.nickname) ?? text(claims.name) ?? text(claims.preferred_username) ?? email ?? '';
  const [phone, session] = [text(claims.phone_number), text(claims.sid)];
  const authTime = typeof claims.auth_time === 'number' ? claims.auth_time : null;
  const roles = staffRoles.length > 0 ? { staffRoles } : {};
  const nickname = name.split('@')[0] ?? '';
  const isEmailProved = email !== null && claims.email_verified === true;
  const issuedAt = claims.iat ?? 0;
  const acr = text(claims.acr);
  return { sub: claims.sub, email, isEmailProved, nickname, phone, session, issuedAt, authTime, acr, ...roles };
};

/** A bad token is nobody; keys that cannot be read are an outage, which must not sign everybody out. */
const isTokensFault = (error: unknown) =>
  error instanceof errors.JOSEError && /^ERR_(JWT|JWS|JWKS_NO_MATCHING|JOSE_ALG|JOSE_NOT)/.test(error.code);

/**
 * Checks access tokens: signature, issuer, audience, time and kind. A token of the shop opens no call of a desk, and the other way
 * round. Time is the machine's, as at the provider that wrote it.
 * @param keys the provider's keys; asked for once.
 * @param rolesClaim where tokens name the roles of the platform's people; absent: nowhere
 */
export function createVerifier({
  issuers,
  keys,
  rolesClaim,
}: {
  issuers: string[];
  rolesClaim?: string;
  keys: () => Promise<JWTVerifyGetKey> | JWTVerifyGetKey;
}) {
  let kept: Promise<JWTVerifyGetKey> | undefined;
  const options = {
    issuer: issuers,
    audience: Object.values(audiences),
    algorithms: ['RS256'],
    clockTolerance: clockToleranceSeconds,
  };
  const read = async (token: string): Promise<JWTPayload | null> => {
    const key = await (kept ??= Promise.resolve(keys()));
    try {
      return (await jwtVerify(token, key, options)).payload;
    } catch (error) {
      if (isTokensFault(error)) return null;
      throw error;
    }
  };
  const verify = async (token: string, audience: Audience): Promise<TokenUser | null> => {
    const claims = await read(token);
    const user = claims && userOf(claims, rolesClaim);
    if (user && ![claims.aud].flat().includes(audiences[audience])) throw new ReplyError('TOKEN_ELSEWHERE');
    return user;
  };
  return Object.assign(verify, { forget: () => (kept = undefined) });
}
