-- Parts of lists that somebody of a desk saved for themselves. Whoever leaves a merchant leaves theirs behind.
create table desk_view (
  id bigint generated always as identity primary key,
  sub text not null references shopper(sub) on delete cascade,
  -- null: at the platform's desk
  merchant_id bigint,
  -- one of `viewedLists` in libs/contract
  list text not null,
  name text not null,
  -- of the list's address, without `?`
  query text not null,
  unique nulls not distinct (sub, merchant_id, list, name),
  foreign key (merchant_id, sub) references merchant_member(merchant_id, sub) on delete cascade
);
