-- The store's name at the time of writing: whom a message comes from.
alter table outbox add column sender text not null default '';
