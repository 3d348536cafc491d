/** A product as its table takes it; the columns that the seed itself reads are named. */
export interface ProductRow {
  id: number;
  slug: string;
  name_en: string;
  name_fr: string;
  merchant_id: number;
  category_id: number;
  category_path: number[];
  image: string;
  sales: number;
  discount: number;
  listed: boolean;
  store_price_cents: number;
  discount_expiry: string | null;
  goes_with: number[];
  rating: number;
  review_count: number;
  [column: string]: unknown;
}
