-- A mail has two parts, and a reader who answers it reaches the store's own address.
alter table outbox add column html text not null default '';
alter table outbox add column reply_to text not null default '';
