-- [{"name","nameFr","value","valueFr"}]: what a product is made of, how large it is, how it is looked after
alter table product add column facts jsonb not null default '[]';
-- {"unit","columns":[{"name","nameFr"}],"rows":[["S","96","68"]]}; null where there is nothing to measure
alter table product add column size_guide jsonb;
-- ids of products of the same store that complete this one, in the order in which they are shown
alter table product add column goes_with bigint[] not null default '{}';
