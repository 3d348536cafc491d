-- How a business is reached, which consumers read beside its address: Regulation (EU) 2022/2065, article 30 (1) (a) and (7).
alter table merchant add column legal_phone text not null default '';
alter table merchant add column legal_email text not null default '';
-- It stands on the merchant's page: a cache before the store is told of its changes too.
drop trigger site_merchant on merchant;
create trigger site_merchant after insert or delete or update of name, intro, category_id, avatar, banner, is_open, closed_until,
  freight_fee_cents, freight_free_from_cents, delivery_min_days, delivery_max_days, return_days, address, service_type, service_phone,
  service_email, legal_name, legal_address, legal_phone, legal_email, trade_register, register_number, certified_at on merchant
  for each statement execute function site_changed();
