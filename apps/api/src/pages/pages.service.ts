import type { PageFrame, PageView } from '@souk/contract';
import { pageKindOf } from '@souk/domain/desk';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock';
import { lengthText } from '../dates';
import { notFound } from '../errors';
import type { Ctx } from '../http/handlers';
import type { Locale } from '../locale';
import { findPageDraft, findSettingsDraft } from '../store/own-drafts';
import { readFrameCss, readFrameHtml, type FetchPage } from './frame-html';
import { prepare, type Prepared } from './prepare';
import { findFrame, findPage, findThemeHeader, type FrameKind, type PageRow } from './pages.repository';
import { scriptAddresses } from './scripts';

const inLanguage = (words: { en?: string; fr?: string }, locale: Locale) => words[locale] || words.en || '';

/** The header of the theme, or of a draft of it. @param drafted a theme as JSON; null: none; undefined: what is stored */
const themeHeader = (storeId: number, drafted: string | null | undefined) =>
  drafted === undefined
    ? findThemeHeader(storeId)
    : (JSON.parse(drafted ?? '{}') as Record<string, string | undefined>)['header.html'];

/** `/about/` and `/about` are one page. */
const plainPath = (path: string) => path.replace(/(?<!\/)\/+$/, '') || '/';

/** Owners' pages as shoppers get them. Source: spec 2 "Custom pages", "Footer"; spec 3 "Store page". */
export function createPagesService({
  clock,
  fetchPage,
  payDeadlineMs,
}: {
  clock: Clock;
  fetchPage: FetchPage;
  payDeadlineMs: number;
}) {
  const kept = new LRUCache<string, Prepared>({
    max: 200,
    maxSize: 32 << 20,
    sizeCalculation: (page, key) => key.length * 2 + 1,
  });
  /** Cleaning is the same work for the same text: it is done once. */
  const prepared = (html: string, css: string): Prepared => {
    const key = `${html}\u0000${css}`;
    const known = kept.get(key) ?? prepare({ html, css, parts: { html: 'html', css: 'css' } });
    kept.set(key, known);
    return known;
  };

  /** `{{payDeadline}}` in a page is how long an unpaid order is kept, as the operator set it. */
  const withFacts = (html: string, locale: Locale) =>
    html.replaceAll('{{payDeadline}}', lengthText(payDeadlineMs, locale));

  const shown = (row: PageRow, locale: Locale, isPreview: boolean): PageView => {
    const { scope, css, nodes } = prepared(withFacts(inLanguage(row.html, locale), locale), row.css);
    return {
      scope,
      css,
      nodes,
      path: row.path,
      kind: row.kind,
      title: inLanguage(row.title, locale),
      description: inLanguage(row.description, locale),
      image: row.image || null,
      isPreview,
      updatedAt: row.updated_at.toISOString(),
    };
  };

  return {
    /**
     * A page by its path; with a preview token, the draft behind that token.
     * @throws {ReplyError} 404 when nothing lies there.
     */
    async view(ctx: Pick<Ctx, 'storeId' | 'locale'>, path: string, preview?: string): Promise<PageView> {
      if (preview) {
        const draft = await findPageDraft(ctx.storeId, preview, clock.now());
        if (!draft || draft.path !== plainPath(path)) throw notFound();
        const row = { ...draft, html: { en: draft.html.en, fr: draft.html.fr ?? '' }, kind: pageKindOf(draft.path) };
        return shown({ ...row, updated_at: clock.now() }, ctx.locale, true);
      }
      const row = await findPage(ctx.storeId, plainPath(path));
      if (!row) throw notFound();
      return shown(row, ctx.locale, false);
    },

    /**
     * The owner's header or footer, else the theme's header, or what a draft has in their place; null when there is none or its HTML cannot be had.
     * Source: PAGE-01, PAGE-08 (a failed page shows nothing), HEAD-10.
     */
    async frame(
      { storeId, locale, preview }: Pick<Ctx, 'storeId' | 'locale' | 'preview'>,
      type: FrameKind,
    ): Promise<PageFrame | null> {
      const draft = await findSettingsDraft(storeId, preview, clock.now());
      const drafted = draft?.[type === 'HEADER' ? 'header' : 'footer'];
      const frame = drafted === undefined ? await findFrame(storeId, type) : drafted;
      if (!frame) {
        const theme = type === 'HEADER' ? await themeHeader(storeId, draft?.theme) : undefined;
        if (!theme) return null;
        const { scope, css, nodes } = prepared(theme, '');
        return { scope, css, nodes, scripts: [] };
      }
      const html = await readFrameHtml(frame, locale, fetchPage);
      if (html === null) return null;
      const { scope, css, nodes } = prepared(html, await readFrameCss(frame, fetchPage));
      return nodes.length === 0 ? null : { scope, css, nodes, scripts: scriptAddresses(type, frame) };
    },
  };
}
