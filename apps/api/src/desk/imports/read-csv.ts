import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { csvOf, unescapedCell } from '../csv-file';
import { type Cells, type ColumnName, columns } from './columns';
import { createTurns } from './turns';

/** Why a file cannot be read at all, and in which line. */
export class UnreadableFile extends Error {
  constructor(
    readonly why: 'quotes' | 'columns' | 'tooMany' | 'empty' | 'cell',
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

const namesOf = (head: readonly string[]): (ColumnName | null)[] => {
  const names = head.map((name) => columns.find((one) => one === name.trim().toLowerCase()) ?? null);
  if (!names.includes('product') || !names.includes('variant')) throw new UnreadableFile('columns', 1);
  return names;
};

/**
 * Reads a file of products line by line, in pieces, so that nobody else waits for a long one.
 * @throws {UnreadableFile} for quotes that do not close, missing columns, or more than `most` lines
 */
export async function readCsv(text: string, most: number): Promise<FileLine[]> {
  const parser = Readable.from(piecesOf(text)).pipe(
    parse({
      bom: true,
      delimiter: delimiterOf(text.replace(/^\uFEFF/, '')),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: longestLine,
    }),
  );
  let names: (ColumnName | null)[] | null = null;
  const lines: FileLine[] = [];
  const turn = createTurns();
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      if (names === null) {
        names = namesOf(record);
        continue;
      }
      if (lines.length >= most) throw new UnreadableFile('tooMany', info.lines);
      const cells: Cells = {};
      for (const [at, name] of names.entries()) if (name) cells[name] = unescapedCell((record[at] ?? '').trim());
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
    [...columns, ...(more ? [more.name] : [])],
    lines.map((cells, at) => [...columns.map((name) => cells[name] ?? ''), ...(more ? [more.cells[at] ?? ''] : [])]),
  );
