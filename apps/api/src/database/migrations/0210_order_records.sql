-- no-transaction: indexes on tables in use
-- An order's page lists the mails about it by the beginning of their keys, and the tickets about it by its number.
create unique index concurrently outbox_key on outbox(dedupe_key text_pattern_ops);
create index concurrently ticket_about on ticket(associated_no) where associated_no is not null;
