import { randomBytes } from 'node:crypto';
import type { PageDraft, PageProblem } from '@souk/contract';
import { dayMs } from '@souk/domain';
import { sql } from 'kysely';
import type { Clock } from '../clock';
import { rows } from '../database/tx';
import { notFound, ReplyError } from '../errors';
import type { Locale } from '../locale';
import { referencesOf } from './live-references';
import { ownerWords } from './owner-words';
import { prepare, type Prepared } from './prepare';
import { deletePage, dropPreviews, findPage, listPages, savePage, savePreview, type PageRow } from './pages.repository';

const keepDays = 7;

/** First parts of addresses that pages of the store itself live under. Source: spec 2 "Routes". */
const taken =
  /^\/(products|collections|product|p|users|merchant|middlewares|order|support|callback|logout|api|front|auth|remotes|img|docs|sandbox|actions|healthz|readyz|version|metrics|beacon|spare|develop|admin|sell|v1|v2|sitemap[^/]*|robots\.txt)(\/|$)/i;
const fixed = /^\/(company|service)\/[a-z_]+$/;

const kindOf = (path: string): PageRow['kind'] => {
  if (path.startsWith('/company/')) return 'company';
  return path.startsWith('/service/') ? 'service' : 'designed';
};

const missingProblems = async (storeId: number, { nodes }: Prepared, part: string): Promise<PageProblem[]> => {
  const { productIds, collections } = referencesOf(nodes);
  const found = await rows(sql<{ id: number }>`
    select id from product where store_id = ${storeId} and on_shelf and id = any(${productIds.slice(0, 500)}::bigint[])`);
  const known = new Set(found.map((one) => one.id));
  const slugs = await rows(
    sql<{ id: number; slug: string }>`select id, slug from category where store_id = ${storeId}`,
  );
  const say = (message: string): PageProblem => ({ level: 'warning', code: 'matches-nothing', part, line: 0, message });
  return [
    ...productIds.filter((id) => !known.has(id)).map((id) => say(`Product ${id} is not sold here; it is left out`)),
    ...collections
      .filter((name) => !slugs.some((one) => one.slug === name || String(one.id) === name))
      .map((name) => say(`Collection "${name.slice(0, 60)}" does not exist; its list is empty`)),
  ];
};

/** Pages as their owner writes, checks and saves them. Source: docs/custom-pages.md; spec 2 "Custom pages". */
export function createOwnerPagesService({ clock }: { clock: Clock }) {
  const check = async (storeId: number, draft: PageDraft) => {
    const english = prepare({ html: draft.html.en, css: draft.css, parts: { html: 'html.en', css: 'css' } });
    const french = draft.html.fr
      ? prepare({ html: draft.html.fr, css: '', parts: { html: 'html.fr', css: 'css' } })
      : null;
    const scripts = [
      ...english.scripts.map((script) => ({ ...script, part: 'html.en' })),
      ...(french?.scripts ?? []).map((script) => ({ ...script, part: 'html.fr' })),
    ];
    const problems: PageProblem[] = [
      ...english.problems,
      ...(french?.problems ?? []),
      ...scripts.map(({ part, line }): PageProblem => ({
        level: 'error',
        code: 'refused-script',
        part,
        line,
        message: 'A page runs no script of its own; only the header and footer may, declared in the settings',
      })),
      ...(await missingProblems(storeId, english, 'html.en')),
    ];
    return { problems, origins: [...new Set([...english.origins, ...(french?.origins ?? [])])] };
  };

  const refuseTaken = (path: string, locale: Locale) => {
    const isSlug = path.split('/').length === 2;
    if (taken.test(path) || !(isSlug || fixed.test(path)))
      throw new ReplyError('PATH_TAKEN', ownerWords(locale, 'takenPath'));
  };

  return {
    check: async (storeId: number, draft: PageDraft) => ({ problems: (await check(storeId, draft)).problems }),

    async list(storeId: number) {
      return (await listPages(storeId)).map((page) => ({
        path: page.path,
        kind: page.kind,
        title: page.title.en ?? '',
        updatedAt: page.updated_at.toISOString(),
        problems: page.problem_count,
      }));
    },

    /** @throws {ReplyError} 404 */
    async read(storeId: number, path: string): Promise<PageDraft> {
      const page = await findPage(storeId, path);
      if (!page) throw notFound();
      const { en = '', fr = '' } = page.html;
      return {
        path: page.path,
        title: { en: page.title.en ?? '', fr: page.title.fr ?? '' },
        description: { en: page.description.en ?? '', fr: page.description.fr ?? '' },
        image: page.image,
        html: { en, ...(fr ? { fr } : {}) },
        css: page.css,
      };
    },

    /** @throws {ReplyError} 400 for an address of the store's own pages */
    async save(storeId: number, draft: PageDraft, locale: Locale) {
      refuseTaken(draft.path, locale);
      const { problems, origins } = await check(storeId, draft);
      await savePage(storeId, draft, {
        kind: kindOf(draft.path),
        origins,
        problems: problems.length,
        now: clock.now(),
      });
      return { saved: true, problems };
    },

    /** Keeps a draft for a week under an address that nobody can guess. */
    async preview(storeId: number, draft: PageDraft, locale: Locale) {
      refuseTaken(draft.path, locale);
      const { problems } = await check(storeId, draft);
      const token = randomBytes(18).toString('base64url');
      await dropPreviews(new Date(clock.now().getTime() - keepDays * dayMs));
      await savePreview(storeId, token, draft, clock.now());
      return { path: `${draft.path}?preview=${token}`, problems };
    },

    /** @throws {ReplyError} 404 unknown; 400 a company or policy page, which stays */
    async remove(storeId: number, path: string, locale: Locale): Promise<boolean> {
      if (fixed.test(path)) throw new ReplyError('PAGE_FIXED', ownerWords(locale, 'fixedPage'));
      if ((await deletePage(storeId, path)) === 0) throw notFound();
      return true;
    },
  };
}
