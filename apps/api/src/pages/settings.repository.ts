import type { OwnerDetails, OwnerSettings } from '@souk/contract';
import { type RawBuilder, sql } from 'kysely';
import { row, run } from '../database/tx';
import { ownDetailsOf } from '../store/own-details';
import { findStore } from '../store/store.repository';

/** Details and theme of a store. */
export async function readDetails(storeId: number): Promise<{ details: OwnerDetails; theme: string | null }> {
  const store = await findStore(storeId);
  if (!store) throw new Error(`Store ${storeId} does not exist`);
  const hasTheme = Object.keys(store.theme).length > 0;
  return { details: ownDetailsOf(store), theme: hasTheme ? JSON.stringify(store.theme) : null };
}

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

const setters: { [K in keyof OwnerDetails]-?: (value: OwnerDetails[K]) => RawBuilder<unknown> } = {
  name: (value) => sql`name = ${value}`,
  email: (value) => sql`email = ${value}`,
  domainUrl: (value) => sql`domain_url = ${value}`,
  websiteTitle: (value) => sql`website_title = ${value}`,
  websiteLogo: (value) => sql`website_logo = ${value}`,
  websiteFavicon: (value) => sql`website_favicon = ${value}`,
  websiteDesc: (value) => sql`website_desc = ${json(value)}`,
  websiteShortAnnouncement: (value) => sql`website_short_announcement = ${json(value)}`,
  websiteCopyrightInfo: (value) => sql`website_copyright_info = ${value}`,
  storeVision: (value) => sql`store_vision = ${json(value)}`,
  showDefaultNavBar: (value) => sql`show_default_nav_bar = ${value}`,
  showDefaultFooter: (value) => sql`show_default_footer = ${value}`,
  landingPageNav: (value) => sql`landing_page_show_nav = ${value}`,
  landingPageShowFooter: (value) => sql`landing_page_show_footer = ${value}`,
  gtmId: (value) => sql`gtm_id = ${value}`,
  pixelId: (value) => sql`pixel_id = ${value}`,
  postHogKey: (value) => sql`post_hog_key = ${value}`,
  socialLinks: (value) => sql`social_links = ${json(value)}`,
  fontStylesheet: (value) => sql`font_stylesheet = ${value}`,
  currencySymbol: (value) => sql`currency_symbol = ${value}`,
  timeZone: (value) => sql`time_zone = ${value}`,
  sellsToEu: (value) => sql`sells_to_eu = ${value}`,
  takesCards: (value) => sql`takes_cards = ${value}`,
  takesPaypal: (value) => sql`takes_paypal = ${value}`,
  deliveryText: (value) => sql`delivery_text = ${json(value)}`,
  returnsText: (value) => sql`returns_text = ${json(value)}`,
};

/** Changes the named details; the rest stays. */
export async function saveDetails(
  storeId: number,
  details: { [K in keyof OwnerDetails]?: OwnerDetails[K] | undefined },
): Promise<void> {
  const changes = Object.entries(details)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => setters[name as keyof OwnerDetails](value as never));
  if (changes.length > 0) await run(sql`update store set ${sql.join(changes)} where id = ${storeId}`);
}

export const saveTheme = (storeId: number, theme: string | null) =>
  run(sql`update store set theme = ${theme ?? '{}'}::jsonb where id = ${storeId}`);

export const readWidget = async (storeId: number): Promise<OwnerSettings['whatsApp']> =>
  (
    await row(sql<{ data: NonNullable<OwnerSettings['whatsApp']> }>`
      select data from store_widget where store_id = ${storeId} and type = 'WHATSAPP'`)
  )?.data ?? null;

export const saveWidget = (storeId: number, widget: OwnerSettings['whatsApp']) =>
  widget === null
    ? run(sql`delete from store_widget where store_id = ${storeId} and type = 'WHATSAPP'`)
    : run(sql`
        insert into store_widget(store_id, type, data) values (${storeId}, 'WHATSAPP', ${json(widget)})
        on conflict (store_id, type) do update set data = excluded.data`);

export const readStreaming = async (storeId: number): Promise<OwnerSettings['streaming']> =>
  (await row(sql<{ type: string; content: string }>`
    select type, content from streaming_channel where store_id = ${storeId}`)) ?? null;

export const saveStreaming = (storeId: number, channel: OwnerSettings['streaming']) =>
  channel === null
    ? run(sql`delete from streaming_channel where store_id = ${storeId}`)
    : run(sql`
        insert into streaming_channel(store_id, type, content) values (${storeId}, ${channel.type}, ${channel.content})
        on conflict (store_id) do update set type = excluded.type, content = excluded.content`);
