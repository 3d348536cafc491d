-- how long delivery takes was promised with the order: a merchant who changes it later changes no order
alter table merchant_order
  add column delivery_min_days smallint not null default 2,
  add column delivery_max_days smallint not null default 5;
