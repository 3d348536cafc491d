-- What a platform holds of whoever sells on it before consumers of the European Union can buy: Regulation (EU) 2022/2065, article 30.
alter table merchant add column trade_register text not null default '';
alter table merchant add column register_number text not null default '';
-- The account that is paid out to: sealed where the store has a key for secrets, with its last four characters as screens show it.
alter table merchant add column payment_account text;
alter table merchant add column payment_account_end text not null default '';
-- Since when the merchant declares to offer only what complies with the law of the European Union; null: they do not.
alter table merchant add column certified_at timestamptz;
