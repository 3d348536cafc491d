-- When the shopper was mailed that the purchase is not paid yet; null until then.
alter table purchase add column reminded_at timestamptz;
