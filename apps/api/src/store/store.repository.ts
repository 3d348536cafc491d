import { type RawBuilder, sql } from 'kysely';
import { row, rows } from '../database/tx';
import type { Locale } from '../locale';
import type { PublicPage } from './sitemap';

type Text = Partial<Record<Locale, string>>;

/** What an owner set; empty text means not set. */
export interface StoreRow {
  id: number;
  name: string;
  email: string;
  domain_url: string;
  website_title: string;
  website_logo: string;
  website_favicon: string;
  website_desc: Text;
  website_short_announcement: Text;
  website_copyright_info: string;
  store_vision: Text;
  show_default_nav_bar: boolean;
  show_default_footer: boolean;
  landing_page_show_nav: boolean;
  landing_page_show_footer: boolean;
  gtm_id: string;
  pixel_id: string;
  post_hog_key: string;
  theme: Record<string, unknown>;
  social_links: Record<string, string>;
  font_stylesheet: string;
  currency_symbol: string;
  time_zone: string;
  sells_to_eu: boolean;
  takes_cards: boolean;
  takes_paypal: boolean;
  delivery_text: Text;
  returns_text: Text;
}

/** The owner's sign for dollars, as a column; empty when none is set. @param storeId names the store in that statement */
export const symbolColumn = (storeId: RawBuilder<unknown>) => sql<{ currency_symbol: string }>`
  (select currency_symbol from store where store.id = ${storeId}) as currency_symbol`;

export const findStore = (id: number) => row(sql<StoreRow>`select * from store where id = ${id}`);

export const findStorePage = (storeId: number, type: 'HEADER' | 'FOOTER') =>
  row(sql<{ html: string; css: string; js: string }>`
    select html, css, js from store_page where store_id = ${storeId} and type = ${type} and html <> ''`);

export const findWidget = (storeId: number, type: string) =>
  row(sql<{ data: unknown }>`select data from store_widget where store_id = ${storeId} and type = ${type}`);

export const findChannel = (storeId: number) =>
  row(sql<{ type: string; content: string }>`select type, content from streaming_channel where store_id = ${storeId}`);

/** Collections, merchants and designed pages: public pages that the database names, without products. */
export const findPublicPages = (storeId: number) =>
  rows(sql<PublicPage>`
    select '/collections/' || slug as path, null::timestamptz as at from category where store_id = ${storeId} and level > 1 and merged_into is null
    union all
    select '/merchant/merchant/home?id=' || id, null from merchant where store_id = ${storeId} and is_open
    union all
    select path, updated_at from page where store_id = ${storeId} and kind = 'designed'`);

const isPublic = (storeId: number) => sql`store_id = ${storeId} and listed and on_shelf
  and exists (select 1 from merchant m where m.id = merchant_id and m.is_open)`;

const addressOf = sql`case when landing_page then '/p/' else '/product/' end || slug`;

/** Addresses of listed products as they were made, so that none moves to another sitemap; a landing-page product at its landing page. */
export const findSitemapProducts = (storeId: number, at: { offset: number; limit: number }) =>
  rows(sql<PublicPage>`
    select ${addressOf} as path, coalesce(changed_at, created_at) as at
    from product where ${isPublic(storeId)} order by id limit ${at.limit} offset ${at.offset}`);

/** The same of the products that sell best. @param most of them at most */
export const findBestProducts = (storeId: number, most: number) =>
  rows(sql<PublicPage>`
    select ${addressOf} as path, coalesce(changed_at, created_at) as at
    from product where ${isPublic(storeId)} order by sales desc, id limit ${most}`);

export const countSitemapProducts = async (storeId: number): Promise<number> =>
  (await row(sql<{ count: number }>`select count(*) as count from product where ${isPublic(storeId)}`))?.count ?? 0;
