-- An endpoint that fails for days without one success is switched off by itself. null: the last try arrived; nobody but a person switched it off.
alter table webhook_endpoint add column failing_since timestamptz, add column stopped_at timestamptz;
