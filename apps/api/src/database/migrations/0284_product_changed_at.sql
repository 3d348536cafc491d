-- When its page was last changed at a desk, for crawlers. Null: not since it was made, or by a release from before this one.
alter table product add column if not exists changed_at timestamptz;
