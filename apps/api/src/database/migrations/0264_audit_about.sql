-- Whose thing an entry is about: the merchant's in whose scope it was made, else the one whose product, order or statement it names;
-- null: nobody's, of several merchants, or not known (what a release from before this one writes beside it). Never changes.
alter table audit add column about_merchant_id bigint references merchant(id) on delete cascade;

-- Entries from before are given theirs once, as `desk/audit-about.ts` does it.
alter table audit disable trigger audit_update;
update audit a set about_merchant_id = coalesce(a.merchant_id, case
  when a.subject_type in ('merchant', 'seller', 'rate') and a.subject_id ~ '^\d{1,9}$'
    then (select m.id from merchant m where m.id = a.subject_id::bigint)
  when a.subject_type = 'product' then (select p.merchant_id from product p where p.id = a.subject_id::bigint)
  when a.subject_type = 'coupon' then (select c.merchant_id from coupon c where c.id = a.subject_id::bigint)
  when a.subject_type = 'import' then (select i.merchant_id from import_run i where i.id = a.subject_id::bigint)
  when a.subject_type = 'statement' then (select s.merchant_id from statement s where s.id = a.subject_id::bigint)
  when a.subject_type = 'application' then (select x.merchant_id from merchant_application x where x.id = a.subject_id::bigint)
  when a.subject_type = 'review'
    then (select p.merchant_id from review r join product p on p.id = r.product_id where r.id = a.subject_id::bigint)
  when a.subject_type = 'order' then (select o.merchant_id from merchant_order o where o.order_no = a.subject_id)
  when a.subject_type in ('refund', 'money')
    then (select o.merchant_id from refund r join merchant_order o using (order_no) where r.refund_no = a.subject_id)
end);
alter table audit enable trigger audit_update;
