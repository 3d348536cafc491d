-- Points that support gives or takes; each has a number of its own, for one customer may be given some more than once.
alter table points_entry drop constraint points_entry_kind_check;
alter table points_entry add constraint points_entry_kind_check check (kind in (
  'welcome', 'order', 'refund', 'review', 'adjust'));
