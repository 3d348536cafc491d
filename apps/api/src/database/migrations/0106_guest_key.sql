-- A guest has no account: their purchases are found by a key of their e-mail, which addresses of pages may carry.
create index purchase_guest_key on purchase(md5(lower(email))) where user_id is null;
