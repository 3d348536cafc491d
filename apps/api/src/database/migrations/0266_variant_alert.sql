-- Who wants to know when one variant is back. Who takes any variant of a product stays in `stock_alert`, which the release
-- before writes by its key of product and e-mail. A variant that is deleted takes its requests along: it does not come back.
create table if not exists variant_alert (
  variant_id bigint not null references variant(id) on delete cascade,
  email text not null,
  locale text not null default 'en',
  created_at timestamptz not null,
  sent_at timestamptz,
  primary key (variant_id, email)
);
