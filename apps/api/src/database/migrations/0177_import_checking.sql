-- A file of products is checked in pieces: while it is, nobody sees its run, and one that was cut off is deleted later.
alter table import_run drop constraint import_run_state_check;
alter table import_run add constraint import_run_state_check
  check (state in ('checking', 'checked', 'applying', 'done', 'cancelled'));
