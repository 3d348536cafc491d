-- Since when a shopper has their e-mail, where it was changed: an access token that was made before names the old one. Null: never changed.
alter table shopper add column if not exists email_at timestamptz;
