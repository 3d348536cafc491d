-- Whether the store sells to consumers of the European Union: an older price above the lowest of the last 30 days is then refused.
alter table store add column sells_to_eu boolean not null default false;

-- Until when the discount of a row held: null where none was given, or a release from before this one wrote the row.
alter table price_history add column discount_ends timestamptz;
