-- A guest asks for money back by the key to their purchase: nobody's until the purchase moves into an account.
alter table refund alter column user_id drop not null;
