import { sql } from 'kysely';
import { row } from '../database/tx';
import { ReplyError } from '../errors';
import type { Ctx } from '../http/handlers';
import { paymentWords } from './payment-words';

const hostOf = (text: string): string | null => {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return URL.canParse(address) ? new URL(address).host.toLowerCase() : null;
};

/**
 * The origin that a shopper comes back to after paying elsewhere: the store's own, or one of its hosts.
 * @param hostName as the page sent it; anything that is not the store's is refused, or the shop would send shoppers anywhere.
 * @throws {ReplyError} 400
 */
export async function returnOrigin(
  hostName: string | undefined,
  ctx: Pick<Ctx, 'storeId' | 'locale'>,
  publicOrigin: string,
): Promise<string> {
  const own = new URL(publicOrigin);
  const asked = hostName ? hostOf(hostName) : own.host;
  if (asked === own.host || asked === own.hostname) return publicOrigin;
  const store = await row(
    sql<{ hosts: string[]; domain_url: string }>`select hosts, domain_url from store where id = ${ctx.storeId}`,
  );
  const allowed = [...(store?.hosts ?? []), hostOf(store?.domain_url ?? '') ?? ''].filter(Boolean);
  if (asked && allowed.includes(asked)) return `${own.protocol}//${asked}`;
  throw new ReplyError('FIELDS_INVALID', paymentWords(ctx.locale, 'badHost'), {
    fields: { hostName: paymentWords(ctx.locale, 'badHost') },
  });
}
