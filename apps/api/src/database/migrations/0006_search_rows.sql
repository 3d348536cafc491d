-- Lists and searches read many rows and few columns: long texts move out of the row, what is searched and counted stays in.
alter table product drop column tsv;
alter table product
  alter column description_en set storage external,
  alter column description_fr set storage external,
  alter column keywords set storage external,
  alter column attributes set storage external,
  alter column images set storage external,
  alter column slug set storage plain,
  alter column unique_key set storage plain,
  alter column name_en set storage plain,
  alter column name_fr set storage plain,
  alter column image set storage plain,
  alter column options set storage plain,
  alter column category_path set storage plain,
  set (toast_tuple_target = 256);

-- Names weigh most. The simple form finds beginnings of words, the English and French ones find their endings.
alter table product add column tsv tsvector generated always as (
  setweight(to_tsvector('simple', f_unaccent(name_en || ' ' || name_fr)), 'A') ||
  setweight(to_tsvector('english', f_unaccent(name_en)), 'A') ||
  setweight(to_tsvector('french', f_unaccent(name_fr)), 'A') ||
  setweight(to_tsvector('english', f_unaccent(keywords)), 'B') ||
  setweight(to_tsvector('french', f_unaccent(keywords)), 'B')
) stored;
alter table product alter column tsv set storage plain;
create index product_tsv on product using gin (tsv);

-- Descriptions are asked only when names and keywords answer nothing.
create or replace function product_body(en text, fr text) returns tsvector
  language sql immutable parallel safe strict
  as $$ select to_tsvector('english', public.f_unaccent(en)) || to_tsvector('french', public.f_unaccent(fr)) $$;
create index product_body on product using gin (product_body(description_en, description_fr));
