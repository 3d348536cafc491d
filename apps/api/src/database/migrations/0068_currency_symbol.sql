-- The owner's own sign for the store's one currency; empty: the usual one of each language.
alter table store add column currency_symbol text not null default '';
