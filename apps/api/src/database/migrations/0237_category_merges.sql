-- Which category took this one in: it is in no tree any more, and goes once its last product has followed. Null: none did.
alter table category add column merged_into bigint references category(id);
create index category_merged_into on category(merged_into) where merged_into is not null;
