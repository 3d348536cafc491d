-- New words of products wait in a list that every search reads from end to end until somebody files them into the index.
-- The embedded database has nobody who does that by itself, so the list is kept short.
alter index product_tsv set (gin_pending_list_limit = 64);
alter index product_body set (gin_pending_list_limit = 64);
alter index product_name_trgm set (gin_pending_list_limit = 64);
select gin_clean_pending_list('product_tsv'), gin_clean_pending_list('product_body'),
  gin_clean_pending_list('product_name_trgm');
