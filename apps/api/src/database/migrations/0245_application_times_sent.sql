-- How many times an application was sent: one that was declined may be sent again. Those from before count as sent once.
alter table merchant_application add column times_sent integer not null default 1;
