import type { DeskBanner, HomeTexts } from '@souk/contract/desk';
import { sql } from 'kysely';
import { row, rows, run } from '../../database/tx';
import type { Scope } from '../desk-ctx';
import { groupsOf, rowsOf, type SynonymRow } from './synonym-groups';

type Text = { en?: string; fr?: string };

const bannerColumns = sql`image, title, text, link, link_text`;

interface BannerRow {
  image: string;
  title: Text;
  text: Text;
  link: string;
  link_text: Text;
}

const bannerOf = ({ image, title, text, link, link_text }: BannerRow): DeskBanner => ({
  image,
  titleEn: title.en ?? '',
  titleFr: title.fr ?? '',
  textEn: text.en ?? '',
  textFr: text.fr ?? '',
  link,
  linkTextEn: link_text.en ?? '',
  linkTextFr: link_text.fr ?? '',
});

/** The version of a store's home page, one more with each change: who saves an older one is refused. */
export const homeVersion = async ({ storeId }: Scope): Promise<number> =>
  (await row(sql<{ version: number }>`select home_version as version from store where id = ${storeId}`))?.version ?? 0;

/** Counts a change of the home page. @returns the new version; undefined: it was changed meanwhile */
export const raiseHome = async ({ storeId }: Scope, version: number): Promise<number | undefined> =>
  (
    await row(sql<{ version: number }>`
      update store set home_version = home_version + 1 where id = ${storeId} and home_version = ${version}
      returning home_version as version`)
  )?.version;

/** What the editor has set, in its order. */
export async function readHome({ storeId }: Scope): Promise<HomeTexts> {
  const banners = await rows(sql<BannerRow>`
    select ${bannerColumns} from banner where store_id = ${storeId} order by sort, id`);
  const words = await rows(sql<{ word: Text }>`
    select word from hot_keyword where store_id = ${storeId} order by sort, id`);
  const synonyms = await rows(sql<SynonymRow>`
    select word, same from synonym where store_id = ${storeId} order by word`);
  return {
    banners: banners.map(bannerOf),
    hotWords: words.map(({ word }) => ({ en: word.en ?? '', fr: word.fr ?? word.en ?? '' })),
    synonyms: groupsOf(synonyms),
  };
}

/** Writes all that the editor has set. */
export async function writeHome({ storeId }: Scope, { banners, hotWords, synonyms }: HomeTexts): Promise<void> {
  await run(sql`delete from banner where store_id = ${storeId}`);
  for (const [sort, one] of banners.entries())
    await run(sql`
      insert into banner(store_id, image, title, text, link, link_text, sort)
      values (${storeId}, ${one.image}, ${JSON.stringify({ en: one.titleEn, fr: one.titleFr })}::jsonb,
        ${JSON.stringify({ en: one.textEn, fr: one.textFr })}::jsonb, ${one.link},
        ${JSON.stringify({ en: one.linkTextEn, fr: one.linkTextFr })}::jsonb, ${sort})`);
  await run(sql`delete from hot_keyword where store_id = ${storeId}`);
  for (const [sort, word] of hotWords.entries())
    await run(sql`
      insert into hot_keyword(store_id, word, sort) values (${storeId}, ${JSON.stringify(word)}::jsonb, ${sort})`);
  await run(sql`delete from synonym where store_id = ${storeId}`);
  for (const { word, same } of rowsOf(synonyms))
    await run(sql`insert into synonym(store_id, word, same) values (${storeId}, ${word}, ${[...same]}::text[])`);
}
