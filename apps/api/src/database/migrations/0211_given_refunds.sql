-- What the shop says when it gives money back without being asked: whether pieces that were never sent stay out of stock, what the shopper
-- reads in the mail, and whether there is one.
alter table refund add column is_unsellable boolean not null default false;
alter table refund add column message text not null default '';
alter table refund add column is_mailed boolean not null default true;
-- The index `outbox_key` holds a key once, too: one index less to write with each mail.
alter table outbox drop constraint outbox_dedupe_key_key;
