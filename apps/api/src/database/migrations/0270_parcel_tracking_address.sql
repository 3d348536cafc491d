-- Where a carrier shows the parcel's way; empty: nobody gave it.
alter table parcel add column tracking_url text not null default '';
