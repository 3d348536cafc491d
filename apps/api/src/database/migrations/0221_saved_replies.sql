-- Answers to tickets that the platform's people store once, to be put into an answer in the shopper's language.
create table saved_reply (
  id bigint generated always as identity primary key,
  store_id bigint not null references store(id) on delete cascade,
  name text not null,
  -- each may hold `{name}` and `{order}`
  text_en text not null,
  text_fr text not null,
  version integer not null default 1,
  unique (store_id, name)
);

-- Who of the platform's people writes an answer to a ticket: their form says so every ten seconds.
create table ticket_writer (
  ticket_id bigint not null references ticket(id) on delete cascade,
  sub text not null references shopper(sub) on delete cascade,
  at timestamptz not null,
  primary key (ticket_id, sub)
);
create index ticket_writer_sub on ticket_writer(sub);
