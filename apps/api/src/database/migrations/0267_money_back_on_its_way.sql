-- Since when a try to send money back is on its way: nobody tries beside it. Null: none is, or a release before this one has it.
alter table money_back add column if not exists trying_since timestamptz;
