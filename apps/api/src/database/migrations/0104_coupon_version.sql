-- Two people who change one coupon: the second is told.
alter table coupon add column version integer not null default 1;
