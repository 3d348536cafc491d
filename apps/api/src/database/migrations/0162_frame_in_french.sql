-- What French shoppers get as the owner's header or footer; empty: the same as everybody.
alter table owner_frame add column html_fr text not null default '';
