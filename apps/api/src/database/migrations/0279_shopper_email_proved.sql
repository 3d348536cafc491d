-- Whether an outside provider says that the e-mail of a shopper is theirs; of the embedded one's people their account says so. It is learnt
-- from the next token of each.
alter table shopper add column if not exists email_proved boolean not null default false;
