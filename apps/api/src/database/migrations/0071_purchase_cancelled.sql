-- Finds those that ended not long ago, whose payments may still be open at a provider.
create index purchase_cancelled on purchase(cancelled_at) where state = 'cancelled';
