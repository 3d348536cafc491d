-- Money that the shop gives back without being asked has a reason of its own.
alter table refund drop constraint refund_reason_code_check;
alter table refund add constraint refund_reason_code_check check (reason_code in (
  'changedMind', 'damaged', 'notAsDescribed', 'wrongItem', 'missing', 'tooLong', 'cancelled', 'given'));
