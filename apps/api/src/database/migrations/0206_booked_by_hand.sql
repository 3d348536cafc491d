-- What the platform's people book by hand. An adjustment moves a sum between a merchant's account and the platform's: it stands in
-- commission_cents, positive to the merchant. A settlement is what a merchant paid to the platform by bank: it stands in payout_cents.
alter table ledger_entry drop constraint ledger_entry_kind_check;
alter table ledger_entry add constraint ledger_entry_kind_check
  check (kind in ('sale', 'refund', 'payout', 'adjustment', 'settlement')) not valid;
-- Why it was booked, or the bank's reference: the merchant reads it.
alter table ledger_entry add column reason text not null default '';
