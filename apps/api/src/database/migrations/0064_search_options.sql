-- What a shopper chooses is also what a shopper searches for: "blue mug", "chemise bleue", "lined notebook". The values of
-- a product's attributes count like its keywords. The keys of the list are no words.
create or replace function attribute_text(attributes jsonb) returns text
  language sql immutable parallel safe strict
  as $$ select public.f_unaccent(regexp_replace(attributes::text, '"[A-Za-z]+":', ' ', 'g')) $$;

alter table product drop column tsv;
alter table product add column tsv tsvector generated always as (
  setweight(to_tsvector('simple', f_unaccent(name_en || ' ' || name_fr)), 'A') ||
  setweight(to_tsvector('english', f_unaccent(name_en)), 'A') ||
  setweight(to_tsvector('french', f_unaccent(name_fr)), 'A') ||
  setweight(to_tsvector('english', f_unaccent(keywords)), 'B') ||
  setweight(to_tsvector('french', f_unaccent(keywords)), 'B') ||
  setweight(to_tsvector('english', attribute_text(attributes)), 'B') ||
  setweight(to_tsvector('french', attribute_text(attributes)), 'B')
) stored;
alter table product alter column tsv set storage plain;
create index product_tsv on product using gin (tsv) with (gin_pending_list_limit = 64);
