-- The desks list products by name, in either language: read in its order, none is sorted. Names change seldom, so neither a sale nor
-- a change of stock touches these.
create index product_by_name_en on product(store_id, name_en, id);
create index product_by_name_fr on product(store_id, name_fr, id);
