-- PostgreSQL works out every generated column of a row anew when its table has a trigger before an update, whatever was changed:
-- a product's search words with each sale, price and count. The release before 0212, for which the trigger stood, is gone.
drop trigger if exists product_on_sale_again on product;
drop function if exists product_leaves_archive();
