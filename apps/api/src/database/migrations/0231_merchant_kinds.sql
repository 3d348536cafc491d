-- Kinds and categories of merchants are put in order; those of one place stand by their number. The release before adds none.
alter table merchant_type add column sort integer not null default 0;
alter table merchant_category add column sort integer not null default 0;

-- The application showed sentences of its own in place of the names of the first three kinds. What applicants read stays.
update merchant_type t set name = n.after
from (values
  (1, '{"en": "Maker", "fr": "Artisan"}'::jsonb, '{"en": "I have products", "fr": "J’ai des produits"}'::jsonb),
  (2, '{"en": "House brand", "fr": "Marque maison"}', '{"en": "I can promote products", "fr": "Je peux promouvoir des produits"}'),
  (3, '{"en": "Maker and promoter", "fr": "Artisan et prescripteur"}',
    '{"en": "I have products and can promote", "fr": "J’ai des produits et peux les promouvoir"}')
) as n(id, before, after)
where t.id = n.id and t.name = n.before;
