-- Once a second each server of pages asks whose holiday has just ended: those that have none are not read for it.
create index merchant_closed_until on merchant(closed_until) where closed_until is not null;
