import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { apiAudience, type TokenUser } from './port';

const clockToleranceSeconds = 5;

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

const userOf = (claims: JWTPayload): TokenUser | null => {
  // an id token is signed by the same key; only an access token may open the api
  if (!claims.sub || claims.typ !== 'Bearer') return null;
  const email = text(claims.email)?.toLowerCase() ?? null;
  const name = text(claims.nickname) ?? text(claims.name) ?? text(claims.preferred_username) ?? email ?? '';
  const [phone, session] = [text(claims.phone_number), text(claims.sid)];
  return { sub: claims.sub, email, nickname: name.split('@')[0] ?? '', phone, session };
};

/** A bad token is nobody; keys that cannot be read are an outage, which must not sign everybody out. */
const isTokensFault = (error: unknown) =>
  error instanceof errors.JOSEError && /^ERR_(JWT|JWS|JWKS_NO_MATCHING|JOSE_ALG|JOSE_NOT)/.test(error.code);

/**
 * Checks access tokens: signature, issuer, audience, time and kind.
 * Time is the machine's, as at the provider that wrote it.
 * @param keys the provider's keys; asked for once.
 */
export function createVerifier({
  issuer,
  keys,
}: {
  issuer: string;
  keys: () => Promise<JWTVerifyGetKey> | JWTVerifyGetKey;
}) {
  let kept: Promise<JWTVerifyGetKey> | undefined;
  const options = { issuer, audience: apiAudience, algorithms: ['RS256'], clockTolerance: clockToleranceSeconds };
  const verify = async (token: string): Promise<TokenUser | null> => {
    const key = await (kept ??= Promise.resolve(keys()));
    try {
      return userOf((await jwtVerify(token, key, options)).payload);
    } catch (error) {
      if (isTokensFault(error)) return null;
      throw error;
    }
  };
  return Object.assign(verify, { forget: () => (kept = undefined) });
}
