-- no-transaction: indexes on tables in use
-- The desks find a refund and a ticket by the beginning of its number, in whatever order the database puts letters.
create index concurrently refund_no_beginning on refund(refund_no text_pattern_ops);
create index concurrently ticket_no_beginning on ticket(ticket_no text_pattern_ops);
