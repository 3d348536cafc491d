import { z } from 'zod';
import { id, instant, textUpTo } from '../wire/fields';
import { importMarks, importMostChars, importRowStates } from './choices';

/** A file of comma-separated values, as text. */
export const csvFile = z.object({ name: z.string(), csv: z.string() });

export const importInput = z.object({ name: textUpTo(120).min(1), csv: z.string().min(1).max(importMostChars) });

export const importState = z.enum(['checked', 'applying', 'done', 'cancelled']);

/** How many lines were read, make a product, differ, are as they were, cannot be, have been applied, were refused when they were applied. */
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
 * A run with the first 100 lines of one kind, those with a mark before the others. `marked`: how many changes have each mark;
 * `asksFresh`: it is applied after a sign-in of the last ten minutes alone.
 */
export const deskImport = importRun
  .extend({
    marked: z.record(z.enum(importMarks), z.int()),
    asksFresh: z.boolean(),
    show: z.enum(importRowStates),
    rows: z.array(importRow),
  })
  .meta({ id: 'DeskImport' });
export type DeskImport = z.infer<typeof deskImport>;

export const byImportId = z.object({ id });
export const importRuns = z.array(importRun);
