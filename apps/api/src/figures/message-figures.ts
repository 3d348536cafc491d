import { sql } from 'kysely';
import type { Registry } from 'prom-client';
import { rows } from '../database/tx';
import { databaseFigure, readOnce } from './figures-from-database';

interface ChannelRow {
  channel: string;
  failing: number;
  given_up: number;
}

/**
 * Counts for each channel (e-mail, text message) the recipients whose messages failed after the last one that was sent. A full mailbox makes
 * one; a server that refuses everything makes more with each recipient. One that went counts nowhere, nor one that may have gone: it is
 * claimed, and no try runs. Sent messages older than the first failed one are not read.
 */
const readChannels = () =>
  rows(sql<ChannelRow>`
    with failed as (
      select o.id, o.channel, o.recipient, j.state = 'failed' as is_given_up
      from pgboss.job j join outbox o on o.id = (j.data ->> 'id')::bigint
      where j.name in ('mail.deliver', 'text.deliver') and o.sent_at is null
        and ((j.state in ('retry', 'failed') and o.claimed_at is null) or (j.state = 'active' and j.retry_count > 0)))
    select f.channel, count(distinct f.recipient) filter (where f.id > coalesce(went.id, 0) and not f.is_given_up)::int as failing,
      count(distinct f.recipient) filter (where f.id > coalesce(went.id, 0) and f.is_given_up)::int as given_up
    from failed f
      join (select channel, min(id) as first from failed group by channel) c on c.channel = f.channel
      left join lateral (
        select o.id from outbox o where o.channel = c.channel and o.id > c.first and o.sent_at is not null
        order by o.id desc limit 1) went on true
    group by f.channel`);

/** Registers the two figures that tell whether sending as a whole fails: recipients whose messages are tried again, and were given up. */
export const watchMessages = (registry: Registry): void => {
  const read = readOnce(readChannels);
  const watch = (name: `souk_${string}`, help: string, pick: (found: ChannelRow) => number) =>
    databaseFigure(registry, { name, help, label: 'channel' }, read, (gauge, found) => {
      for (const one of found) gauge.set({ channel: one.channel }, pick(one));
    });
  watch(
    'souk_messages_failing',
    'Recipients whose messages failed since the last one that went, and are tried again',
    ({ failing }) => failing,
  );
  watch(
    'souk_messages_given_up',
    'Recipients whose messages were given up since the last one that went',
    ({ given_up }) => given_up,
  );
};
