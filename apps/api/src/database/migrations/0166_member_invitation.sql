-- A link that was mailed to somebody; by it they work for a merchant. Only its hash is stored.
create table member_invitation (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchant(id) on delete cascade,
  -- lower case
  email text not null,
  -- one of `memberRoles` in libs/contract
  role text not null check (role in ('owner', 'manager', 'packer')),
  token_hash text not null unique,
  -- whoever may invite no longer takes what they sent along
  inviter text not null references shopper(sub) on delete cascade,
  invited_by text not null,
  expires_at timestamptz not null,
  unique (merchant_id, email)
);
create index member_invitation_email on member_invitation(email);
create index member_invitation_inviter on member_invitation(inviter);
