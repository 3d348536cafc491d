-- What people of the desks tell each other about an order. No call of the shop reads it.
create table order_note (
  id bigint generated always as identity primary key,
  order_no text not null references merchant_order(order_no) on delete cascade,
  -- whose people wrote it, who alone read it beside the platform's; null: the platform's
  merchant_id bigint references merchant(id) on delete cascade,
  -- null: their account was deleted
  author text references shopper(sub) on delete set null,
  text text not null,
  at timestamptz not null
);
create index order_note_order on order_note(order_no, id);
create index order_note_author on order_note(author);
