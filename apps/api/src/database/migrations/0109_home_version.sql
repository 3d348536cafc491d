-- Two people who change the home page: the second is told. A cache before the store is told of its banners and search words.
alter table store add column home_version integer not null default 1;
create trigger site_banner after insert or update or delete on banner for each statement execute function site_changed();
create trigger site_hot_keyword after insert or update or delete on hot_keyword for each statement execute function site_changed();
