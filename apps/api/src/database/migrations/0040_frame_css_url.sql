-- style sheets of a header or footer that lie elsewhere: addresses with commas between, as the specification's store page has them
alter table owner_frame add column css_url text not null default '';
