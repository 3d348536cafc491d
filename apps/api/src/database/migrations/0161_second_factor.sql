-- A second factor of an account of the embedded provider: the secret of an authenticator app, and codes for when the app is lost.
create table account_second_factor (
  account_id text primary key references account(id) on delete cascade,
  secret text not null,
  -- begin of the last period whose code was used, in seconds since 1970: a code works once
  last_epoch bigint not null,
  made_at timestamptz not null
);
create table account_recovery_code (
  account_id text not null references account_second_factor(account_id) on delete cascade,
  code_hash text not null,
  primary key (account_id, code_hash)
);
