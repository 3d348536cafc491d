-- A flash sale that is made ahead: true until its products are reduced, when it begins. The release before makes none.
alter table activity add column is_planned boolean not null default false;
create index activity_product_of on activity_product(product_id);
