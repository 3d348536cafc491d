-- The platform's people at work: when they were last at the desk, and who was invited.
create table staff_seen (
  sub text primary key references shopper(sub) on delete cascade,
  at timestamptz not null
);

-- A link that was mailed to somebody; by it they get roles once. Only its hash is stored.
create table staff_invitation (
  id bigint generated always as identity primary key,
  store_id bigint not null references store(id) on delete cascade,
  -- lower case
  email text not null,
  roles text[] not null,
  token_hash text not null unique,
  invited_by text not null,
  expires_at timestamptz not null,
  unique (store_id, email)
);
