-- Addresses that products had lead on to them, as those of merged categories do: one row says where an address leads among categories, and
-- where among products.
alter table category_address alter column category_id drop not null;
alter table category_address add column product_id bigint references product(id) on delete set null;
alter table category_address drop constraint category_address_category_id_fkey;
alter table category_address add foreign key (category_id) references category(id) on delete set null;
create index category_address_of_product on category_address(product_id) where product_id is not null;
comment on table category_address is 'where old addresses of categories and of products lead';
