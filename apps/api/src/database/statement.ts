import pg from 'pg';

/** What the rows of a statement look like: the same each time. */
interface Shape {
  names: string[];
  parsers: ((text: string) => unknown)[];
  fields: pg.FieldDef[];
  /** A row without values: a copy of it has all its columns from the start. */
  empty: Record<string, unknown>;
}

/** What one connection knows of the statements that it has prepared, by their names. */
export type Shapes = Map<string, Shape>;

/** What a value may be to be sent by the short way; anything else is left to the library. */
export type PlainValue = string | number | boolean | Date | null | undefined;

export const isPlain = (value: unknown): value is PlainValue =>
  value === null || typeof value !== 'object' || value instanceof Date;

const textOf = (value: PlainValue): string | null => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  return value instanceof Date ? value.toISOString() : String(value);
};

const shapeOf = (fields: pg.FieldDef[]): Shape => {
  const names = fields.map(({ name }) => name);
  const parsers = fields.map(
    ({ dataTypeID }) => pg.types.getTypeParser(dataTypeID, 'text') as Shape['parsers'][number],
  );
  return { names, parsers, fields, empty: Object.fromEntries(names.map((name) => [name, null])) };
};

/** A connection's messages, as the library writes them; its types know none of them. */
interface Line {
  parsedStatements: Record<string, string | undefined>;
  submittedNamedStatements: Record<string, string | undefined>;
  parse(message: { name: string; text: string }): void;
  bind(message: { statement: string; values: PlainValue[]; valueMapper: typeof textOf }): void;
  describe(message: { type: 'P' }): void;
  execute(): void;
  sync(): void;
}

type Done = (error: Error | undefined, result: pg.QueryResult) => void;

/** The library's own statement, with what its types leave out. */
const LibraryQuery = pg.Query as unknown as new (
  // they leave out what a query of one's own must override
  text: string,
  values: unknown[],
  done: Done,
) => {
  _result: { command: string; rowCount: number | null; fields: pg.FieldDef[]; rows: unknown[] };
  _canceledDueToError: unknown;
};

/**
 * A prepared statement on its way. The library asks what the rows look like each time, the database writes it each time and
 * the library reads it each time; here it is asked for once.
 */
export class Statement extends LibraryQuery {
  #shape: Shape | undefined;

  readonly name: string;
  readonly text: string;

  constructor(
    { name, text }: { name: string; text: string },
    private readonly given: PlainValue[],
    private readonly shapes: Shapes,
    done: Done,
  ) {
    super(text, given, done);
    this.name = name;
    this.text = text;
  }

  /** Called by the library, which then puts what is written into one packet. */
  prepare(line: Line) {
    const { name, text, given } = this;
    if (line.parsedStatements[name] === undefined && line.submittedNamedStatements[name] === undefined) {
      line.parse({ name, text });
      line.submittedNamedStatements[name] = text;
    }
    line.bind({ statement: name, values: given, valueMapper: textOf });
    this.#shape = this.shapes.get(name);
    if (!this.#shape) line.describe({ type: 'P' });
    line.execute();
    line.sync();
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }) {
    this.#shape = shapeOf(fields);
  }

  handleDataRow({ fields: texts }: { fields: (string | null)[] }) {
    const { names, parsers, empty } = this.#shape ?? shapeOf([]);
    const row = { ...empty };
    try {
      for (let at = 0; at < texts.length; at += 1) {
        const text = texts[at] ?? null;
        if (text !== null) row[names[at] ?? ''] = parsers[at]?.(text);
      }
      this._result.rows.push(row);
    } catch (error) {
      this._canceledDueToError = error;
    }
  }

  /** @param message.text such as "INSERT 0 1" or "UPDATE 3": the last number counts rows */
  handleCommandComplete({ text }: { text: string }) {
    this.#shape ??= shapeOf([]); // it answers no rows
    this.shapes.set(this.name, this.#shape);
    const words = text.split(' ');
    this._result.command = words[0] ?? '';
    this._result.rowCount = words.length > 1 ? Number(words.at(-1)) : null;
    this._result.fields = this.#shape.fields;
  }
}
