-- Whether the platform looks at a merchant's new products before they are sold. Whoever is there is trusted.
alter table merchant add column trust text not null default 'trusted' check (trust in ('trusted', 'reviewed'));

-- `live`: it was on sale, or the platform has accepted it. What is there counts as that, without a row being written; a product that is
-- made from now on begins with `none`, also one that the release before this one makes, which knows of no look and puts it on sale.
alter table product add column review_state text not null default 'live'
  check (review_state in ('none', 'waiting', 'live', 'refused'));
alter table product alter column review_state set default 'none';
-- why it was refused, in words that the merchant's people read
alter table product add column review_reason text not null default '';
-- since when it waits, or when it was decided; null: nobody asked for a look
alter table product add column review_at timestamptz;
create index product_waiting on product(store_id, review_at) where review_state = 'waiting';
