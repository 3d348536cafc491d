-- Lines of a file that make a product, and where the next product to be changed or made is found.
alter table import_row drop constraint import_row_state_check;
alter table import_row add constraint import_row_state_check
  check (state in ('new', 'changed', 'same', 'bad', 'applied', 'refused'));
create index import_row_to_change on import_row(import_id, product_id) where state = 'changed';
create index import_row_to_make on import_row(import_id, (cells ->> 'product')) where state = 'new';
