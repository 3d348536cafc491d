-- Rates of tax that the store's people entered, over those that come with the store (apps/api/src/tax/rates.ts). A rate is of a
-- country, not of a store. Orders store theirs with each line: nothing is worked out again.
create table tax_rate (
  country text not null check (country ~ '^[A-Z]{2}$'),
  since date not null,
  standard integer not null check (standard between 0 and 10000),
  reduced integer check (reduced between 0 and 10000),
  low integer check (low between 0 and 10000),
  primary key (country, since)
);
