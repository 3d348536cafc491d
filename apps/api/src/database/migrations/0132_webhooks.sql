-- Webhooks to other systems. A message is written in the transaction of its event, once, and one delivery of it for each
-- endpoint that wants its kind. Without such an endpoint nothing is written.
create table webhook_endpoint (
  id bigint generated always as identity primary key,
  store_id bigint not null references store(id) on delete cascade,
  url text not null,
  events text[] not null,
  is_on boolean not null default true,
  version integer not null default 1,
  -- what messages are signed with; the old one goes on for a while after it was replaced
  secret text not null,
  old_secret text,
  old_secret_until timestamptz,
  created_at timestamptz not null
);

create table webhook_message (
  -- the same for every try: a receiver that has seen it can leave it
  id text primary key default 'msg_' || replace(gen_random_uuid()::text, '-', ''),
  store_id bigint not null references store(id) on delete cascade,
  type text not null,
  -- the very text that is signed and sent
  body text not null,
  created_at timestamptz not null
);
create index webhook_message_age on webhook_message(created_at);

create table webhook_delivery (
  id bigint generated always as identity primary key,
  endpoint_id bigint not null references webhook_endpoint(id) on delete cascade,
  message_id text not null references webhook_message(id) on delete cascade,
  -- stopped: its endpoint was switched off; dead: given up after the last try
  state text not null default 'waiting' check (state in ('waiting', 'done', 'dead', 'stopped')),
  -- whether the job that delivers it was sent
  is_queued boolean not null default false,
  tries integer not null default 0,
  last_at timestamptz,
  last_status integer,
  last_error text,
  unique (endpoint_id, message_id)
);
create index webhook_delivery_new on webhook_delivery(id) where not is_queued;
create index webhook_delivery_message on webhook_delivery(message_id);

-- in the database, so that no way of writing a message can forget its deliveries
create function webhook_deliveries() returns trigger language plpgsql as $$
begin
  insert into webhook_delivery(endpoint_id, message_id)
    select e.id, new.id from webhook_endpoint e where e.store_id = new.store_id and e.is_on and new.type = any(e.events);
  return null;
end $$;
create trigger webhook_message_insert after insert on webhook_message for each row execute function webhook_deliveries();
