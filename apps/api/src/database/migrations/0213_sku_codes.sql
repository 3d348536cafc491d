-- The merchant's own code of a variant; empty: it has none. No two of a merchant have the same, whichever letters are small.
alter table variant add column sku_code text not null default '';
create index variant_sku_code on variant(lower(sku_code) text_pattern_ops) where sku_code <> '';
