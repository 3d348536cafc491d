import { importHeadChars, importMostLines } from '@souk/contract/desk';
import type { ImportColumn, ImportMark, ImportRow, ImportRowState, ImportRun } from '@souk/contract/desk';
import { asksFreshSignIn, importMarkedPercent } from '@souk/domain/desk';
import { tx } from '../../database/tx';
import type { Deps } from '../../deps';
import { notFound, ReplyError } from '../../errors';
import { requireFreshSignIn } from '../ask-fresh-sign-in';
import { note } from '../audit';
import type { DeskCtx, DeskHandlers } from '../desk-ctx';
import { deskWords } from '../desk-words';
import { applyImport, type ImportWork } from './apply-import';
import { checkLines, type Place } from './check-lines';
import { cellsOf, errorColumn } from './columns';
import { columnsOf, headerKey, saidOf } from './file-columns';
import { rememberColumns, rememberedColumns } from './import-columns.repository';
import { importWords } from './import-words';
import { centsIn } from './line-cells';
import {
  categorySlugs,
  figuresOf,
  type ImportFigures,
  importJob,
  insertRun,
  latestRuns,
  merchantSlugs,
  moveRun,
  rowsOf,
  type NamedRow,
  type RowRow,
  type RunRow,
  seenRun,
  takenAddresses,
  variantsOfKeys,
  variantsOfList,
} from './imports.repository';
import { type FileLine, readCsv, readHead, UnreadableFile, writeCsv } from './read-csv';
import { inParts } from './turns';
import { storeDay } from '../store-day';

const shownRows = 100;

/** What a run still would do that is applied already, or is being so: asked for again and again meanwhile, so not counted. */
const nothingWaits: ImportFigures = { prices: 0, steep: 0, marked: 0, emptied: 0 };

const runView = (run: RunRow): ImportRun => ({
  id: run.id,
  file: run.file_name,
  by: run.actor_name,
  at: run.created_at.toISOString(),
  state: run.state,
  lines: run.lines,
  new: run.fresh,
  changed: run.changed,
  same: run.same,
  bad: run.bad,
  applied: run.applied,
  refused: run.refused,
  isStopped: run.is_stopped,
});

const waiting = ({ fresh, changed }: RunRow): ImportRowState => {
  if (fresh > 0) return 'new';
  return changed > 0 ? 'changed' : 'same';
};

const problemsIn = (row: RowRow, { locale }: DeskCtx) =>
  row.problems.map((problem) => ({
    column: problem.column,
    message: 'message' in problem ? problem.message : importWords(locale, problem.why, { line: problem.line ?? 0 }),
  }));

/** What a person should look at, before the file is applied. */
const markOf = (column: string, [before, after]: readonly [string, string]): ImportMark | null => {
  if (before === '') return null;
  if (after === '') return 'emptied';
  if (column !== 'price') return null;
  const [was, is] = [centsIn(before), centsIn(after)];
  return Math.abs(is - was) * 100 > was * importMarkedPercent ? 'price' : null;
};

const rowView = (row: NamedRow, ctx: DeskCtx): ImportRow => ({
  line: row.line,
  product: row.cells[`name_${ctx.locale}`] || row[`name_${ctx.locale}`] || row.cells.name_en || row.cells.product || '',
  variant: row.cells.variant ?? '',
  changes: Object.entries(row.change).map(([column, change]) => ({
    column,
    before: change[0],
    after: change[1],
    mark: markOf(column, change),
  })),
  problems: problemsIn(row, ctx),
});

/** Products that are looked up by one statement: on the embedded database each holds the process. */
const askedTogether = 200;

const cellsIn = (lines: readonly FileLine[], column: ImportColumn) => [
  ...new Set(lines.map(({ cells }) => cells[column] ?? '')),
];

/** Variants of the products that lines name, each once: a product can be named by its key and by its address. */
const knownVariants = async (lines: readonly FileLine[], ctx: DeskCtx, now: Date) => {
  const found = await inParts(cellsIn(lines, 'product'), askedTogether, (keys) => variantsOfKeys(ctx, keys, now));
  return [...new Map(found.map((variant) => [variant.variant_id, variant])).values()];
};

/** What the lines of a file may name, and what is taken. */
const addressesFor = async (
  lines: readonly FileLine[],
  { storeId, merchantId }: DeskCtx,
): Promise<Omit<Place, 'now'>> => {
  const slugs = (found: readonly { slug: string }[]) => new Set(found.map(({ slug }) => slug));
  const addresses = cellsIn(lines, 'product');
  return {
    categories: slugs(await categorySlugs(storeId)),
    merchants: slugs(await merchantSlugs(storeId, cellsIn(lines, 'merchant'))),
    taken: slugs(await inParts(addresses, askedTogether, (part) => takenAddresses(storeId, part))),
    isPlatforms: merchantId === null,
  };
};

/** Products by a file: written out, read back with a dry run and what is wrong by line, applied by a job. */
export function deskImports({ clock, jobs }: Deps) {
  jobs.define(importJob, (work: ImportWork) => applyImport({ clock }, work), { isLong: true });

  /** @throws {ReplyError} 404 for a run outside the scope, the same as for none */
  const seen = async (id: number, ctx: DeskCtx) => {
    const found = await seenRun(ctx, id);
    if (!found) throw notFound();
    return found;
  };

  /** Reads something of a file. @throws {ReplyError} 400 with the line where it cannot be read */
  const readable = async <T>({ locale }: DeskCtx, read: () => T | Promise<T>): Promise<T> => {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      throw new ReplyError('IMPORT_UNREADABLE', importWords(locale, `file.${error.why}`, { line: error.line }), {
        line: error.line,
      });
    }
  };

  /** @throws {ReplyError} 409 when the run has moved on */
  const moved = async (isMoved: boolean, ctx: DeskCtx) => {
    if (!isMoved) throw new ReplyError('CHANGED_MEANWHILE', deskWords(ctx.locale, 'moved'));
  };

  return {
    async productsExport({ query }, ctx) {
      const now = clock.now();
      const variants = await variantsOfList(ctx, query, { now, most: importMostLines + 1 });
      if (variants.length > importMostLines)
        throw new ReplyError('EXPORT_TOO_LONG', importWords(ctx.locale, 'exportTooMany', { most: importMostLines }));
      return { name: `products-${await storeDay(ctx.storeId, now)}.csv`, csv: writeCsv(variants.map(cellsOf)) };
    },

    imports: async (_input, ctx) => (await latestRuns(ctx)).map(runView),

    async import({ params: { id }, query }, ctx) {
      const found = await seen(id, ctx);
      const first =
        found.bad > 0 ? 'bad' : found.state === 'checked' ? waiting(found) : found.refused > 0 ? 'refused' : 'applied';
      const run = runView(found);
      // of a kind that was asked for and that none is of any more, since they were applied: what they are now
      const show = query.show && run[query.show] > 0 ? query.show : first;
      const rows = await rowsOf(id, show, shownRows);
      const { marked: price, emptied, ...prices } = found.state === 'checked' ? await figuresOf(id) : nothingWaits;
      const marks = { marked: { price, emptied }, asksFresh: asksFreshSignIn(prices) };
      const isForgotten = found.lines_forgotten;
      return { ...run, ...marks, show, isForgotten, rows: rows.map((row) => rowView(row, ctx)) };
    },

    async importColumns({ body: { csv } }, ctx) {
      const [headers = []] = await readable(ctx, () => readHead(csv));
      return { columns: columnsOf(csv, await rememberedColumns(ctx, headers.map(headerKey))) };
    },

    async importCheck({ body: { name, csv, columns } }, ctx) {
      const now = clock.now();
      const lines = await readable(ctx, () => readCsv(csv, importMostLines, columns));
      const known = await knownVariants(lines, ctx, now);
      const checked = await checkLines(lines, known, { ...(await addressesFor(lines, ctx)), now });
      const id = await insertRun(ctx, { file: name, actor: ctx.actor, locale: ctx.locale, now }, checked);
      await tx(async () => {
        await moveRun(id, ['checking'], 'checked', now);
        if (columns) await rememberColumns(ctx, saidOf(csv.slice(0, importHeadChars), columns));
        await note(ctx, now, { subject: ['import', id], after: { file: name, lines: lines.length } });
      });
      return { id };
    },

    async importApply({ params: { id } }, ctx) {
      const found = await seen(id, ctx);
      const { prices, steep } = await figuresOf(id);
      if (asksFreshSignIn({ prices, steep })) requireFreshSignIn(ctx);
      await moved(await moveRun(id, ['checked'], 'applying', clock.now()), ctx);
      await jobs.send(importJob, { id, tokenRoles: ctx.tokenRoles }, { key: String(id) });
      await note(ctx, clock.now(), {
        subject: ['import', id],
        after: { file: found.file_name, new: found.fresh, changed: found.changed, prices },
      });
      return true;
    },

    async importCancel({ params: { id } }, ctx) {
      await seen(id, ctx);
      await moved(await moveRun(id, ['checked', 'applying'], 'cancelled', clock.now()), ctx);
      await note(ctx, clock.now(), { subject: ['import', id] });
      return true;
    },

    async importBad({ params: { id } }, ctx) {
      const found = await seen(id, ctx);
      const rows = [...(await rowsOf(id, 'bad', importMostLines)), ...(await rowsOf(id, 'refused', importMostLines))];
      const errors = rows.map((row) =>
        problemsIn(row, ctx)
          .map(({ column, message }) => `${column}: ${message}`)
          .join('; '),
      );
      const csv = writeCsv(
        rows.map(({ cells }) => cells),
        { name: errorColumn, cells: errors },
      );
      return { name: found.file_name.replace(/(\.csv)?$/i, '-errors.csv'), csv };
    },
  } satisfies Partial<DeskHandlers>;
}
