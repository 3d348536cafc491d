-- What search engines and shared links show of a product in place of its name and description, by language: `{"title": {"en": "…"}}`.
-- What is absent is empty.
alter table product add column seo jsonb not null default '{}';
