-- no-transaction: an index on a table in use
-- The platform's desk finds an account by its e-mail, however that is written, also one that never bought.
create index concurrently shopper_lower_email on shopper(lower(email));
