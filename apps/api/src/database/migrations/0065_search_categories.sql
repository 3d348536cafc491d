-- A category's name finds what lies in it and below it: "luminaires", "bath". The text index holds a product's categories by
-- their ids, as words that nobody can type, so that a category with a new name is found by it at once.
create or replace function category_words(path bigint[]) returns tsvector
  language sql immutable parallel safe strict
  as $$ select coalesce(array_to_tsvector(array_agg('#' || id)), '') from unnest(path) as id $$;

alter table product drop column tsv;
alter table product add column tsv tsvector generated always as (
  setweight(to_tsvector('simple', f_unaccent(name_en || ' ' || name_fr)), 'A') ||
  setweight(to_tsvector('english', f_unaccent(name_en)), 'A') ||
  setweight(to_tsvector('french', f_unaccent(name_fr)), 'A') ||
  setweight(to_tsvector('english', f_unaccent(keywords)), 'B') ||
  setweight(to_tsvector('french', f_unaccent(keywords)), 'B') ||
  setweight(to_tsvector('english', attribute_text(attributes)), 'B') ||
  setweight(to_tsvector('french', attribute_text(attributes)), 'B') ||
  category_words(category_path)
) stored;
alter table product alter column tsv set storage plain;
create index product_tsv on product using gin (tsv) with (gin_pending_list_limit = 64);
