-- Ends the running statement, and with it all that it did, unless something holds. For statements that check while they write.
create function must(ok boolean) returns boolean language plpgsql as $$
begin
  if ok is not true then
    raise exception 'What was read no longer holds' using errcode = 'SK001';
  end if;
  return true;
end $$;
