import { existsSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { rows } from '../../database/tx';
import type { Seeder } from '../parts/seeder';
import { frenchSpaces, frenchSpacesInHtml } from '../../french-spaces';
import { packagePath } from '../../package-folder';
import { savePage } from '../../pages/pages.repository';
import { prepare } from '../../pages/prepare';
import { seedPages, type SeedPage } from './page-table';

const demoStore = 1;

const fileOf = (name: string) => packagePath('src/seed/pages', name);

const read = (name: string): string => (existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8') : '');

/** `{{product:linen-shirt}}` in a seed page stands for that product's id. */
const withIds = (html: string, ids: ReadonlyMap<string, number>) =>
  html.replace(/\{\{product:([a-z0-9-]+)\}\}/g, (_whole, slug: string) => String(ids.get(slug) ?? 0));

const productIds = async (): Promise<Map<string, number>> =>
  new Map(
    (await rows(sql<{ id: number; slug: string }>`select id, slug from product where store_id = ${demoStore}`)).map(
      (one) => [one.slug, one.id],
    ),
  );

const spaced = (text: SeedPage['title']) => ({ ...text, fr: frenchSpaces(text.fr) });

const seedPage = async (page: SeedPage, ids: ReadonlyMap<string, number>, now: Date) => {
  const html = { en: withIds(read(`${page.file}.en.html`), ids), fr: withIds(frenchSpacesInHtml(read(`${page.file}.fr.html`)), ids) };
  const css = read(`${page.file}.css`);
  const { problems, origins } = prepare({ html: html.en, css, parts: { html: 'html.en', css: 'css' } });
  const { path, image = '' } = page;
  const [title, description] = [spaced(page.title), spaced(page.description)];
  const facts = { kind: page.kind, origins, problems: problems.length, now };
  await savePage(demoStore, { path, title, description, image, html, css }, facts);
};

/** Writes the demo store's pages. Source: ROUTE-11 to ROUTE-13; docs/custom-pages.md. */
export const seedDesignedPages: Seeder = async (_deps, { now }) => {
  const ids = await productIds();
  for (const page of seedPages) await seedPage(page, ids, now);
};
