-- The desks' overview adds up what the last thirty days brought: they are found by their time, not looked for among all entries.
create index ledger_by_time on ledger_entry(store_id, at);

-- The log is narrowed to one person, and lists everybody who stands in it, at the platform's desk and at a merchant's.
create index audit_person on audit(store_id, actor, id desc);
create index audit_merchant_person on audit(merchant_id, actor, id desc) where merchant_id is not null;
