-- Addresses of categories that another one took in: each leads on to it.
create table category_address (
  store_id bigint not null references store(id) on delete cascade,
  slug text not null,
  category_id bigint not null references category(id) on delete cascade,
  primary key (store_id, slug)
);
create index category_address_of on category_address(category_id);
