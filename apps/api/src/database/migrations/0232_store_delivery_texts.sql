-- What the owner says of delivery and of returns, in both languages: {"en": "...", "fr": "..."}; empty: nothing.
alter table store add column delivery_text jsonb not null default '{}';
alter table store add column returns_text jsonb not null default '{}';
