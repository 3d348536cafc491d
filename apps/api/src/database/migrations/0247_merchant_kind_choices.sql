-- A kind of merchants has a name, by which shoppers look for merchants, and may have a sentence that an applicant chooses instead of it:
-- {"en": "...", "fr": "..."}; empty: the name. 0231 gave the first three kinds their sentences for names, which shoppers read as well.
alter table merchant_type add column choice jsonb not null default '{}';
update merchant_type t set name = n.name, choice = t.name
from (values
  (1, 'I have products', '{"en": "Maker", "fr": "Artisan"}'::jsonb),
  (2, 'I can promote products', '{"en": "House brand", "fr": "Marque maison"}'),
  (3, 'I have products and can promote', '{"en": "Maker and promoter", "fr": "Artisan et prescripteur"}')
) as n(id, sentence, name)
where t.id = n.id and t.name->>'en' = n.sentence;
