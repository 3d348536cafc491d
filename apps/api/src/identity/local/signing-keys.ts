import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { keptSecret } from '../secrets';

/** The realm's signing key, made once: private, so it never leaves the server. */
export const signingKeys = () =>
  keptSecret<{ keys: JWK[] }>('oidc.jwks', async () => {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true, modulusLength: 2048 });
    return { keys: [{ ...(await exportJWK(privateKey)), kid: randomUUID(), use: 'sig', alg: 'RS256' }] };
  });

/** Its public half, for those who verify. */
export const publicKeys = async () => ({
  keys: (await signingKeys()).keys.map(({ kty, n, e, kid, use, alg }) => ({ kty, n, e, kid, use, alg }) as JWK),
});
