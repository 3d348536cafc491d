import type { OwnerFrame, PageDraft } from '@souk/contract';
import { sql } from 'kysely';
import { row, rows, run } from '../database/tx';
import { cssUrlsOf } from './frame-html';

type Words = { en?: string; fr?: string };

/** A page as stored. */
export interface PageRow {
  path: string;
  kind: 'designed' | 'company' | 'service';
  title: Words;
  description: Words;
  image: string;
  html: Words;
  css: string;
  updated_at: Date;
}

/** Has changes of what an owner sets made one after the other: each sees what the one before it left. */
export const lockOwnWork = (storeId: number) => run(sql`select 1 from store where id = ${storeId} for no key update`);

const columns = sql`path, kind, title, description, image, html, css, updated_at`;

export const findPage = (storeId: number, path: string) =>
  row(sql<PageRow>`select ${columns} from page where store_id = ${storeId} and path = ${path}`);

export const listPages = (storeId: number) =>
  rows(sql<PageRow & { problem_count: number }>`
    select ${columns}, problem_count from page where store_id = ${storeId} order by path`);

/** What saving a page also keeps of it. */
export interface PageFacts {
  kind: PageRow['kind'];
  origins: string[];
  problems: number;
  now: Date;
}

export const savePage = (storeId: number, draft: PageDraft, facts: PageFacts) =>
  run(sql`
    insert into page(store_id, path, kind, title, description, image, html, css, origins, problem_count, updated_at)
    values (${storeId}, ${draft.path}, ${facts.kind}, ${JSON.stringify(draft.title)}::jsonb,
      ${JSON.stringify(draft.description)}::jsonb, ${draft.image}, ${JSON.stringify(draft.html)}::jsonb, ${draft.css},
      ${facts.origins}, ${facts.problems}, ${facts.now})
    on conflict (store_id, path) do update set title = excluded.title, description = excluded.description,
      image = excluded.image, html = excluded.html, css = excluded.css, origins = excluded.origins,
      problem_count = excluded.problem_count, updated_at = excluded.updated_at`);

export const deletePage = (storeId: number, path: string) =>
  run(sql`delete from page where store_id = ${storeId} and path = ${path} and kind = 'designed'`);

export type FrameKind = 'HEADER' | 'FOOTER';

export const findFrame = async (storeId: number, type: FrameKind): Promise<OwnerFrame | undefined> =>
  row(sql<OwnerFrame>`
    select html, html_fr as "htmlFr", url, css, css_url as "cssUrl", scripts from owner_frame where store_id = ${storeId} and type = ${type}`);

/** The theme's own header; undefined when the theme has none. Source: spec 3 "Store theme". */
export const findThemeHeader = async (storeId: number): Promise<string | undefined> =>
  (
    await row(sql<{ html: string | null }>`
      select theme->>'header.html' as html from store where id = ${storeId}`)
  )?.html ?? undefined;

/** Keeps a header or footer; `store_page` is given the addresses under which the calls of the specification find it. */
export async function saveFrame(storeId: number, type: FrameKind, frame: OwnerFrame, origins: string[]) {
  const at = `/api/front/page/raw/${type.toLowerCase()}`;
  const css = [...(frame.css ? [`${at}.css`] : []), ...cssUrlsOf(frame)].join(',');
  const js = frame.scripts.map((_script, index) => `${at}/${index}.js`).join(',');
  await run(sql`
    insert into owner_frame(store_id, type, html, html_fr, url, css, css_url, scripts, origins)
    values (${storeId}, ${type}, ${frame.html}, ${frame.htmlFr}, ${frame.url}, ${frame.css}, ${frame.cssUrl}, ${JSON.stringify(frame.scripts)}::jsonb, ${origins})
    on conflict (store_id, type) do update set html = excluded.html, html_fr = excluded.html_fr, url = excluded.url, css = excluded.css,
      css_url = excluded.css_url, scripts = excluded.scripts, origins = excluded.origins`);
  await run(sql`
    insert into store_page(store_id, type, html, css, js)
    values (${storeId}, ${type}, ${frame.url || `${at}.html`}, ${css}, ${js})
    on conflict (store_id, type) do update set html = excluded.html, css = excluded.css, js = excluded.js`);
}

export async function deleteFrame(storeId: number, type: FrameKind) {
  await run(sql`delete from owner_frame where store_id = ${storeId} and type = ${type}`);
  await run(sql`delete from store_page where store_id = ${storeId} and type = ${type}`);
}

/** Foreign origins that the store's pages and frames show pictures from. */
export const allOrigins = async (storeId: number): Promise<string[]> =>
  (
    await rows(sql<{ origin: string }>`
      select distinct unnest(origins) as origin from (
        select origins from page where store_id = ${storeId}
        union all select origins from owner_frame where store_id = ${storeId}
      ) as kept`)
  ).map((one) => one.origin);
