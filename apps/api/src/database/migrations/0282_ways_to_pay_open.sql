-- Whether a payment may begin by card, and at PayPal. Closing one is the owner's; keys stay, so what was begun goes on.
alter table store add column if not exists takes_cards boolean not null default true;
alter table store add column if not exists takes_paypal boolean not null default true;
