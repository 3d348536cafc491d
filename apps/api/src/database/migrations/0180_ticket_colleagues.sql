-- Who of the platform's people answers a ticket. A table of its own: a shopper's own data holds all of `ticket`.
create table ticket_assignee (
  ticket_id bigint primary key references ticket(id) on delete cascade,
  sub text not null references shopper(sub) on delete cascade
);
create index ticket_assignee_sub on ticket_assignee(sub);

-- What the platform's people tell each other about a ticket. No call of the shop reads it.
create table ticket_note (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references ticket(id) on delete cascade,
  -- null: their account was deleted
  author text references shopper(sub) on delete set null,
  text text not null,
  at timestamptz not null
);
create index ticket_note_ticket on ticket_note(ticket_id, id);
create index ticket_note_author on ticket_note(author);
