import { z } from 'zod';
import { id, instant, textUpTo } from '../wire/fields';
import {
  importColumns,
  importColumnWays,
  importHeadChars,
  importMarks,
  importMostChars,
  importRowStates,
} from './product-choices';

/** A file of comma-separated values, as text. */
export const csvFile = z.object({ name: z.string(), csv: z.string() });

/**
 * `columns`: what the file's columns hold, in their order; null: a column is left out. It is remembered for the next file. Absent: they
 * are named as the store names them.
 */
export const importInput = z.object({
  name: textUpTo(120).min(1),
  csv: z.string().min(1).max(importMostChars),
  columns: z.array(z.enum(importColumns).nullable()).max(200).optional(),
});

/** The beginning of a file: its columns and some lines. */
export const importColumnsInput = z.object({ csv: z.string().min(1).max(importHeadChars) });

/** A column of a file. `example`: its first cell that holds something. `target` null: it is left out. `by` null: nobody knows what it holds. */
export const importFileColumn = z.object({
  header: z.string(),
  example: z.string(),
  target: z.enum(importColumns).nullable(),
  by: z.enum(importColumnWays).nullable(),
});
export type ImportFileColumn = z.infer<typeof importFileColumn>;
export const importFileColumns = z.object({ columns: z.array(importFileColumn) });

export const importState = z.enum(['checked', 'applying', 'done', 'cancelled']);

/**
 * How many lines were read, make a product, differ, are as they were, cannot be, have been applied, were refused when they were applied.
 * `isStopped`: it is to be applied, but its work was given up and nobody goes on with it; absent: an older version, which does not know.
 */
export const importRun = z
  .object({
    id: z.int(),
    file: z.string(),
    by: z.string(),
    at: instant,
    state: importState,
    lines: z.int(),
    new: z.int(),
    changed: z.int(),
    same: z.int(),
    bad: z.int(),
    applied: z.int(),
    refused: z.int(),
    isStopped: z.boolean().optional(),
  })
  .meta({ id: 'ImportRun' });
export type ImportRun = z.infer<typeof importRun>;

/** A line of the file: what it changes or makes, and what is wrong with it, in words. */
export const importRow = z.object({
  line: z.int(),
  product: z.string(),
  variant: z.string(),
  changes: z.array(
    z.object({
      column: z.string(),
      before: z.string(),
      after: z.string(),
      /** What a person should look at: a price that moves by more than 20 %, or a cell that will be empty. */
      mark: z.enum(importMarks).nullable(),
    }),
  ),
  problems: z.array(z.object({ column: z.string(), message: z.string() })),
});
export type ImportRow = z.infer<typeof importRow>;

export const importQuery = z.object({ show: z.enum(importRowStates).optional() });

/**
 * A run with the first 100 lines of one kind, those with a mark before the others. `marked`: how many changes have each mark, none once
 * it is being applied; `asksFresh`: it is applied after a sign-in of the last ten minutes alone. `isForgotten`: its lines are no longer
 * there, their numbers are; absent: an older version, which forgets none.
 */
export const deskImport = importRun
  .extend({
    marked: z.record(z.enum(importMarks), z.int()),
    asksFresh: z.boolean(),
    show: z.enum(importRowStates),
    rows: z.array(importRow),
    isForgotten: z.boolean().optional(),
  })
  .meta({ id: 'DeskImport' });
export type DeskImport = z.infer<typeof deskImport>;

export const byImportId = z.object({ id });
export const importRuns = z.array(importRun);
