-- Where the business of an applicant is registered, as the merchant that it becomes has it (0224).
alter table merchant_application add column trade_register text not null default '';
alter table merchant_application add column register_number text not null default '';
