import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { row, run } from '../../database/tx';
import { notFound } from '../../errors';

const aged = z.object({ refreshToken: z.string().min(1).max(200), minutes: z.number().int().min(1).max(1440) });

/** The session that a refresh token of the embedded provider belongs to. */
const sessionOf = (refreshToken: string) =>
  row(sql<{ uid: string }>`
    select payload->>'sessionUid' as uid from oidc_payload where model = 'RefreshToken' and id = ${refreshToken}`);

/** Lets one browser's sign-in have been made earlier: a provider's times are the machine's, which no sandbox clock moves. */
export function signInRoutes(app: FastifyInstance) {
  app.post('/sandbox/sign-in/age', async ({ body }) => {
    const { refreshToken, minutes } = aged.parse(body);
    const session = await sessionOf(refreshToken);
    if (!session) throw notFound();
    for (const field of ['loginTs', 'authTime'])
      await run(sql`
        update oidc_payload set payload = jsonb_set(payload, array[${field}::text],
          to_jsonb((payload->>${field}::text)::bigint - ${minutes * 60}::bigint))
        where (uid = ${session.uid} or payload->>'sessionUid' = ${session.uid}) and payload->>${field}::text is not null`);
    return { minutes };
  });
}
