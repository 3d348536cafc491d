-- Postage of an order goes back with one refund: here its share of each line that came back in an earlier one, with its tax.
create table refund_postage (
  refund_no text not null references refund(refund_no) on delete cascade,
  order_item_id bigint not null references order_item(id) on delete cascade,
  cents integer not null check (cents >= 0),
  tax_cents integer not null check (tax_cents >= 0),
  primary key (refund_no, order_item_id)
);
create index refund_postage_item on refund_postage(order_item_id);
