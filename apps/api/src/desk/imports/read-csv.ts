import { type ImportColumn, importColumns } from '@souk/contract/desk';
import { Readable } from 'node:stream';
import { type Options, parse } from 'csv-parse';
import { parse as parseSync } from 'csv-parse/sync';
import { csvOf, unescapedCell } from '../csv-file';
import { type Cells, plainLineEnds } from './columns';
import { createTurns } from './turns';

/** Why a file cannot be read at all, and in which line. */
export class UnreadableFile extends Error {
  constructor(
    readonly why: 'quotes' | 'columns' | 'otherColumns' | 'tooMany' | 'empty' | 'cell' | 'encoding',
    readonly line: number,
  ) {
    super(why);
  }
}

/** A line of a file. `hasAll`: it has as many cells as the first line has columns. */
export interface FileLine {
  line: number;
  cells: Cells;
  hasAll: boolean;
}

const pieceChars = 65_536;
const longestLine = 400_000;

function* piecesOf(text: string) {
  for (let at = 0; at < text.length; at += pieceChars) yield text.slice(at, at + pieceChars);
}

/** What parts the cells: a spreadsheet writes what its country uses. */
const delimiterOf = (text: string): string => {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const count = (mark: string) => head.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best), ',');
};

const whys: Readonly<Record<string, UnreadableFile['why']>> = {
  CSV_MAX_RECORD_SIZE: 'cell',
  CSV_QUOTE_NOT_CLOSED: 'quotes',
  CSV_INVALID_CLOSING_QUOTE: 'quotes',
  INVALID_OPENING_QUOTE: 'quotes',
};

/** Whether a header is the name of a column, in small letters. */
export const isColumn = (header: string): header is ImportColumn =>
  (importColumns as readonly string[]).includes(header);

/** What each column of a file holds; null: it is left out. Which ones a file needs depends on who named them. */
const namesOf = (head: readonly string[], said: readonly (ImportColumn | null)[] | undefined) => {
  const names = head.map((header, at) => {
    if (said) return said[at] ?? null;
    const name = header.trim().toLowerCase();
    return isColumn(name) ? name : null;
  });
  if (said) {
    const used = names.filter((name) => name !== null);
    if (!used.includes('product') || new Set(used).size < used.length) throw new UnreadableFile('otherColumns', 1);
  } else if (!names.includes('product') || !names.includes('variant')) throw new UnreadableFile('columns', 1);
  return names;
};

const optionsFor = (text: string) =>
  ({
    bom: true,
    delimiter: delimiterOf(text.replace(/^\uFEFF/, '')),
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: longestLine,
  }) satisfies Options;

/** What stands for letters that were no UTF-8; a text in UTF-16 is read as one with nothing between its letters. */
const lostLetter = /[\u0000\uFFFD]/;

/** The cells of a line by column. @throws {UnreadableFile} where one has lost letters: stored, they would be lost for good */
const cellsOf = (record: readonly string[], names: readonly (ImportColumn | null)[], line: number): Cells => {
  const cells: Cells = {};
  for (const [at, name] of names.entries())
    if (name) cells[name] = unescapedCell(plainLineEnds(record[at] ?? '').trim());
  if (Object.values(cells).some((cell) => lostLetter.test(cell))) throw new UnreadableFile('encoding', line);
  return cells;
};

const headLines = 4;

/**
 * The first line of a file and the three after it, as far as the text holds them whole.
 * @param head the file's beginning: it may end in the midst of a cell
 * @throws {UnreadableFile} where the first line cannot be read
 */
export const readHead = (head: string): string[][] => {
  const lines: string[][] = [];
  const keep = (line: string[]) => {
    lines.push(line.map((cell) => unescapedCell(cell.trim())));
    return line;
  };
  try {
    parseSync(head, { ...optionsFor(head), to: headLines, onRecord: keep });
  } catch {
    // What was cut off is no line of the head.
  }
  if (!lines[0] || lines[0].some((header) => lostLetter.test(header))) throw new UnreadableFile('columns', 1);
  return lines;
};

/**
 * Reads a file of products line by line, in pieces, so that nobody else waits for a long one.
 * @param said what its columns hold; absent: they are named as the store names them
 * @throws {UnreadableFile} for quotes that do not close, missing columns, letters that are no UTF-8, or more than `most` lines
 */
export async function readCsv(
  text: string,
  most: number,
  said?: readonly (ImportColumn | null)[],
): Promise<FileLine[]> {
  const parser = Readable.from(piecesOf(text)).pipe(parse({ ...optionsFor(text), info: true }));
  let names: (ImportColumn | null)[] | null = null;
  const lines: FileLine[] = [];
  const turn = createTurns();
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      if (names === null) {
        names = namesOf(record, said);
        continue;
      }
      if (lines.length >= most) throw new UnreadableFile('tooMany', info.lines);
      const cells = cellsOf(record, names, info.lines);
      lines.push({ line: info.lines, cells, hasAll: record.length === names.length });
      await turn();
    }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    const { code = '', lines: line = 0 } = error as { code?: string; lines?: number };
    throw new UnreadableFile(whys[code] ?? 'quotes', line);
  }
  if (lines.length === 0) throw new UnreadableFile('empty', 1);
  return lines;
}

/** Writes lines as a file that a spreadsheet opens and never runs. @param more a column at the end */
export const writeCsv = (lines: readonly Cells[], more?: { name: string; cells: readonly string[] }): string =>
  csvOf(
    [...importColumns, ...(more ? [more.name] : [])],
    lines.map((cells, at) => [
      ...importColumns.map((name) => cells[name] ?? ''),
      ...(more ? [more.cells[at] ?? ''] : []),
    ]),
  );
