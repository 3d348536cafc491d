-- A payment that its provider processes: it is neither waiting for the shopper nor refused.
alter table payment drop constraint payment_status_check;
alter table payment add constraint payment_status_check
  check (status in ('open', 'processing', 'failed', 'paid', 'cancelled', 'returned'));
