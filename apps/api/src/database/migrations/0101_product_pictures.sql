-- Pictures of products that were uploaded at a desk.
alter table upload drop constraint upload_model_check;
alter table upload add constraint upload_model_check
  check (model in ('avatar', 'review', 'refund', 'ticket', 'application', 'product'));
