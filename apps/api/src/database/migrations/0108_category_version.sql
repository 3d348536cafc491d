-- Two people who change one category: the second is told.
alter table category add column version integer not null default 1;
