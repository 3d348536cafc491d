-- A flash sale takes one percentage off its products while it runs. Two people who change one: the second is told.
alter table activity add column percent smallint check (percent between 1 and 90);
alter table activity add column version integer not null default 1;
