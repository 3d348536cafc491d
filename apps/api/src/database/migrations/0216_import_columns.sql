-- What headers of files of products stand for, as somebody said when they brought one in: offered the next time.
create table import_column (
  store_id bigint not null references store(id) on delete cascade,
  -- whose files; null: the store's
  merchant_id bigint references merchant(id) on delete cascade,
  -- small letters and digits, a space between words
  header text not null,
  -- a column of libs/contract `importColumns`; null: it is left out
  target text,
  unique nulls not distinct (store_id, merchant_id, header)
);
