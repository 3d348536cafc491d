import { sql, type RawBuilder } from 'kysely';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import { row, run } from '../../database/tx';

interface Stored {
  payload: AdapterPayload;
  consumed_at: Date | null;
}

/** The answer to a renewal may be lost on its way: asked again within this time, at whichever process, it is given again. */
const renewalGraceSeconds = 20;

/**
 * Keeps the provider's sessions, grants and tokens in the store's database.
 * Times are the machine's, as in the provider itself: the sandbox clock does not age a session.
 */
export class DatabaseAdapter implements Adapter {
  constructor(private readonly model: string) {}

  async upsert(id: string, payload: AdapterPayload, expiresIn: number) {
    const expiresAt = expiresIn ? new Date(Date.now() + expiresIn * 1000) : null;
    const { grantId = null, userCode = null, uid = null } = payload;
    await run(sql`
      insert into oidc_payload(model, id, payload, grant_id, user_code, uid, expires_at)
      values (${this.model}, ${id}, ${JSON.stringify(payload)}::jsonb, ${grantId}, ${userCode}, ${uid}, ${expiresAt})
      on conflict (model, id) do update set
        payload = excluded.payload, grant_id = excluded.grant_id, uid = excluded.uid, expires_at = excluded.expires_at`);
  }

  find(id: string) {
    return this.first(sql`id = ${id}`);
  }

  findByUid(uid: string) {
    return this.first(sql`uid = ${uid}`);
  }

  findByUserCode(userCode: string) {
    return this.first(sql`user_code = ${userCode}`);
  }

  /**
   * Uses a code or token up. Of two requests at the same moment one wins; the other one is refused. A refresh token may be used
   * again within the grace that counts from its first use; afterwards its second use ends the session, as a stolen one's does.
   */
  async consume(id: string) {
    const changed = await run(sql`
      update oidc_payload set consumed_at = coalesce(consumed_at, now())
      where model = ${this.model} and id = ${id} and (consumed_at is null or ${this.isInGrace})`);
    if (changed === 0) throw new errors.InvalidGrant('already used');
  }

  async destroy(id: string) {
    await run(sql`delete from oidc_payload where model = ${this.model} and id = ${id}`);
  }

  /** Ends what a grant has given. A sign-in of somebody else that has just ended it goes on, although it began under it. */
  async revokeByGrantId(grantId: string) {
    await run(sql`delete from oidc_payload where grant_id = ${grantId} and model <> 'Interaction'`);
  }

  private get isInGrace() {
    const seconds = this.model === 'RefreshToken' ? renewalGraceSeconds : 0;
    return sql`consumed_at > now() - make_interval(secs => ${seconds}::int)`;
  }

  private async first(where: RawBuilder<unknown>): Promise<AdapterPayload | undefined> {
    const found = await row(sql<Stored>`
      select payload, case when ${this.isInGrace} then null else consumed_at end as consumed_at from oidc_payload
      where model = ${this.model} and ${where} and (expires_at is null or expires_at > now())`);
    if (!found) return undefined;
    const consumed = found.consumed_at ? { consumed: Math.floor(found.consumed_at.getTime() / 1000) } : {};
    return { ...found.payload, ...consumed };
  }
}

/** Whether a grant still stands: signing out, a new password and a stolen refresh token end it. */
export const isGranted = async (grantId: string): Promise<boolean> =>
  (await row(sql`
    select 1 from oidc_payload
    where model = 'Grant' and id = ${grantId} and (expires_at is null or expires_at > now())`)) !== undefined;

/** Deletes what has expired; the table would grow for ever. */
export const dropExpired = () => run(sql`delete from oidc_payload where expires_at < now()`);
