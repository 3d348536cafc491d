-- What people of the platform may do in the back office. Given by `npm run admin`, or by somebody who may.
create table staff_role (
  sub text not null references shopper(sub) on delete cascade,
  -- one of `staffRoles` in libs/domain
  role text not null,
  granted_at timestamptz not null,
  primary key (sub, role)
);
