-- How often the delivery address of a purchase was changed at a desk: two people who change it at once are told of each other.
alter table purchase add column address_version integer not null default 1;
