-- How many reviews the merchant's stars are the mean of. A merchant without reviews has no stars to show.
alter table merchant add column review_count integer not null default 0;

update merchant m set review_count = found.number, star_level = found.level
from (
  select p.merchant_id, count(*) as number, round(avg(r.service_score), 1) as level
  from review r join product p on p.id = r.product_id where r.status = 'PUBLISHED' group by p.merchant_id
) found
where found.merchant_id = m.id;
