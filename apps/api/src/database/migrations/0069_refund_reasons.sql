-- A reason that was chosen from the store's list is kept by its name, so that each reader has it in their own language.
-- Without a name, `reason` is what the shopper wrote.
alter table refund add column reason_code text check (reason_code in (
  'changedMind', 'damaged', 'notAsDescribed', 'wrongItem', 'missing', 'tooLong', 'cancelled'));

with listed(code, text) as (values
  ('changedMind', 'I changed my mind'), ('changedMind', 'J’ai changé d’avis'),
  ('damaged', 'It arrived damaged'), ('damaged', 'L’article est arrivé abîmé'),
  ('notAsDescribed', 'It is not as described'), ('notAsDescribed', 'L’article ne correspond pas à la description'),
  ('wrongItem', 'A wrong item arrived'), ('wrongItem', 'J’ai reçu un mauvais article'),
  ('missing', 'Something is missing'), ('missing', 'Il manque quelque chose'),
  ('tooLong', 'It took too long'), ('tooLong', 'Le délai est trop long'),
  ('cancelled', 'Cancelled before shipping'), ('cancelled', 'Annulée avant l’expédition'))
update refund set reason_code = listed.code, reason = '' from listed where refund.reason = listed.text;
