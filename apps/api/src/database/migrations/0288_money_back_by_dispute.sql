-- By which lost dispute its payer has a payment that was to go back, so that nothing was sent; null: it was sent, or waits. An appeal that
-- decides for the store makes it owed again.
alter table money_back add column if not exists dispute_ref text;
-- Those that were settled before this was noted: once the dispute was lost a try sent nothing.
update money_back b set dispute_ref = d.ref
from payment_dispute d join payment y on y.id = d.payment_id
where b.no = 'payment-' || d.payment_id and b.dispute_ref is null and b.done_at >= d.closed_at and d.state = 'lost'
  and d.currency = 'usd' and d.amount_cents >= y.amount_cents;
