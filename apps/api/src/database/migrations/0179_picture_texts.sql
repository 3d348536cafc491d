-- What each picture of a product shows, by its address: {"/img/m/1.webp": {"en": "…", "fr": "…"}}. A picture that is not there has none.
alter table product add column picture_texts jsonb not null default '{}';
