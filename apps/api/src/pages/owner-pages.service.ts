import type { PageDraft, PageProblem } from '@souk/contract';
import { isStorePage, pageAddressTrouble, pageKindOf } from '@souk/domain/desk';
import { previewParam } from '@souk/domain';
import { sql } from 'kysely';
import type { Clock } from '../clock';
import { rows, tx } from '../database/tx';
import { fieldErrors, notFound, ReplyError } from '../errors';
import type { Locale } from '../locale';
import { referencesOf } from './live-references';
import { saveDraft } from '../store/own-drafts';
import { ownerWords } from './owner-words';
import { prepare, type Prepared } from './prepare';
import { storeVersion } from './content-versions';
import { deletePage, findPage, listPages, lockOwnWork, savePage, type PageRow } from './pages.repository';

const missingProblems = async (storeId: number, { nodes }: Prepared, part: string): Promise<PageProblem[]> => {
  const { productIds, collections } = referencesOf(nodes);
  const found = await rows(sql<{ id: number }>`
    select id from product where store_id = ${storeId} and on_shelf and id = any(${productIds.slice(0, 500)}::bigint[])`);
  const known = new Set(found.map((one) => one.id));
  const slugs = await rows(
    sql<{
      id: number;
      slug: string;
    }>`select id, slug from category where store_id = ${storeId} and merged_into is null`,
  );
  const say = (message: string): PageProblem => ({ level: 'warning', code: 'matches-nothing', part, line: 0, message });
  return [
    ...productIds.filter((id) => !known.has(id)).map((id) => say(`Product ${id} is not sold here; it is left out`)),
    ...collections
      .filter((name) => !slugs.some((one) => one.slug === name || String(one.id) === name))
      .map((name) => say(`Collection "${name.slice(0, 60)}" does not exist; its list is empty`)),
  ];
};

const draftOf = (page: PageRow): PageDraft => {
  const { en = '', fr = '' } = page.html;
  return {
    path: page.path,
    title: { en: page.title.en ?? '', fr: page.title.fr ?? '' },
    description: { en: page.description.en ?? '', fr: page.description.fr ?? '' },
    image: page.image,
    html: { en, ...(fr ? { fr } : {}) },
    css: page.css,
  };
};

/** What else is done in the transaction of a change, which its caller makes: given what is stored. A refusal undoes the change. */
type Within<Stored> = (before: Stored) => Promise<unknown>;

/** Who saves, and what else is done then. */
interface Saving {
  /** As the list of versions names them; empty: a command. */
  by?: string;
  /** Given the page that stands there; null: none. */
  within?: Within<PageDraft | null>;
  /** Addresses that live remotes serve. Absent: those of this repository's alone. */
  remotePages?: ReadonlySet<string>;
}

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
    if (pageAddressTrouble(path)) throw fieldErrors({ path: ownerWords(locale, 'takenPath') });
  };

  return {
    check: async (storeId: number, draft: PageDraft) => ({ problems: (await check(storeId, draft)).problems }),

    async list(storeId: number) {
      return (await listPages(storeId)).map((page) => ({
        path: page.path,
        kind: page.kind,
        title: page.title.en ?? '',
        titleFr: page.title.fr ?? '',
        updatedAt: page.updated_at.toISOString(),
        problems: page.problem_count,
        hasFrench: Boolean(page.html.fr),
      }));
    },

    /** @throws {ReplyError} 404 */
    async read(storeId: number, path: string): Promise<PageDraft> {
      const page = await findPage(storeId, path);
      if (!page) throw notFound();
      return draftOf(page);
    },

    /**
     * Makes or changes a page.
     * @throws {ReplyError} 400 for an address of the store's own pages, or of a page that was released for it
     */
    async save(storeId: number, draft: PageDraft, locale: Locale, { by = '', within, remotePages }: Saving = {}) {
      refuseTaken(draft.path, locale);
      if (remotePages?.has(draft.path)) throw fieldErrors({ path: ownerWords(locale, 'remotePath') });
      const { problems, origins } = await check(storeId, draft);
      await tx(async () => {
        await lockOwnWork(storeId);
        const before = await findPage(storeId, draft.path);
        await within?.(before ? draftOf(before) : null);
        const facts = { kind: pageKindOf(draft.path), origins, problems: problems.length, now: clock.now() };
        await savePage(storeId, draft, facts);
        await storeVersion(storeId, `page ${draft.path}`, {
          before: before ? { content: draftOf(before), savedAt: before.updated_at, by: '' } : null,
          now: { content: draft, savedAt: facts.now, by },
        });
      });
      return { saved: true, problems };
    },

    /**
     * Stores a draft for a week under an address that nobody can guess.
     * @param replaces the token of a draft that is no longer needed
     */
    async preview(storeId: number, draft: PageDraft, locale: Locale, replaces?: string) {
      refuseTaken(draft.path, locale);
      const { problems } = await check(storeId, draft);
      const token = await saveDraft(storeId, draft, clock.now(), replaces);
      return { path: `${draft.path}?${previewParam}=${token}`, token, problems };
    },

    /** @throws {ReplyError} 404 unknown; 400 a company or policy page, which stays */
    async remove(storeId: number, path: string, locale: Locale, within?: Within<PageDraft>): Promise<true> {
      if (isStorePage(path)) throw new ReplyError('PAGE_FIXED', ownerWords(locale, 'fixedPage'));
      return tx(async () => {
        await lockOwnWork(storeId);
        const before = await findPage(storeId, path);
        if (!before) throw notFound();
        await within?.(draftOf(before));
        await deletePage(storeId, path);
        return true as const;
      });
    },
  };
}
