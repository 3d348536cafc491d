import { createHash } from 'node:crypto';
import { dayMs } from '@souk/domain';
import { type SearchEngine, SearchEngineError, SearchRefusal } from '../../search-engine/search-engine';
import { documentOf, type IndexedRow, mapping } from './document';
import { deepestRow } from './engine-pages';

/** What an index says of itself. */
export interface IndexMeta {
  /** Which fields it has; another number is another index. */
  mapping: string;
  /** From which transaction on changes may be missing. */
  mark: number;
  /** Until when discounts that ended are seen, in milliseconds. */
  at: number;
}

/** The index that lists are asked of. */
export interface CurrentIndex {
  index: string;
  meta: Partial<IndexMeta>;
}

const settings = {
  number_of_shards: 1,
  auto_expand_replicas: '0-1',
  // what was written is shown when it is asked for, once for each look at what changed
  refresh_interval: '-1',
  max_result_window: deepestRow,
  'search.concurrent_segment_search.mode': 'all',
};
/** What follows the store's name in an index: when it was begun. `souk-two-…` is another store's than `souk`. */
const ownIndex = /^[\da-z]+$/;
const writeMs = 60_000;
const conflict = 409;
const missing = 404;
const isTaken = 'resource_already_exists_exception';

export const mappingVersion = createHash('sha256')
  .update(JSON.stringify([settings, mapping]))
  .digest('hex')
  .slice(0, 12);

type Mappings = Record<string, { mappings: { _meta?: Partial<IndexMeta> } }>;
interface BulkAnswer {
  errors: boolean;
  items: Record<string, { status: number; error?: { reason: string } }>[];
}

/** What a missing thing means to whoever asks for it. */
const orNull = async <T>(asked: Promise<T>): Promise<T | null> => {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof SearchRefusal && error.status === missing) return null;
    throw error;
  }
};

const linesOf = (row: IndexedRow, now: Date): string[] => {
  // a later reading of a product is never written over by an earlier one
  const at = { _id: String(row.id), version: row.version, version_type: 'external_gte' };
  if (!row.isListed) return [JSON.stringify({ delete: at })];
  return [JSON.stringify({ index: at }), JSON.stringify(documentOf(row, now))];
};

/** Indexes of products in the engine: one that is asked by its alias, and for a while its successor. */
export const createProductIndexes = (engine: SearchEngine) => {
  const { name } = engine;
  const write = async (path: string, lines: readonly string[]) => {
    if (lines.length === 0) return;
    const answer = await engine.ask<BulkAnswer>(path, { method: 'POST', body: lines, limitMs: writeMs });
    if (!answer.errors) return;
    for (const { status, error } of answer.items.flatMap((item) => Object.values(item)))
      if (status >= 400 && status !== conflict && status !== missing)
        throw new SearchEngineError(`A product was not indexed: ${status} ${error?.reason ?? ''}`);
  };

  const drop = async (index: string) =>
    void (await orNull(engine.ask(`/${index}`, { method: 'DELETE', limitMs: writeMs })));

  return {
    /** Null before the first was built, and where lists were left to several: each would show every product again. */
    async current(): Promise<CurrentIndex | null> {
      const found = Object.entries((await orNull(engine.ask<Mappings>(`/${name}/_mapping`))) ?? {});
      const [index, { mappings } = { mappings: {} }] = found[0] ?? [];
      return index === undefined || found.length > 1 ? null : { index, meta: mappings._meta ?? {} };
    },
    /** @returns the name of a new index, which says when it was begun */
    async create(begunAt = Date.now()): Promise<string> {
      const index = `${name}-${begunAt.toString(36)}`;
      try {
        await engine.ask(`/${index}`, { method: 'PUT', body: { settings, mappings: mapping }, limitMs: writeMs });
        return index;
      } catch (error) {
        // another build began in the same millisecond
        if (error instanceof SearchRefusal && error.message.includes(isTaken)) return this.create(begunAt + 1);
        throw error;
      }
    },
    /** Writes products to the index that lists are asked of, where they are found at once. */
    writeToCurrent: (rows: readonly IndexedRow[], gone: readonly IndexedGone[], now: Date) =>
      write(`/${name}/_bulk?require_alias=true&refresh=true`, [
        ...rows.flatMap((row) => linesOf(row, now)),
        ...gone.map(({ id, version }) =>
          JSON.stringify({ delete: { _id: String(id), version, version_type: 'external_gte' } }),
        ),
      ]),
    writeTo: (index: string, rows: readonly IndexedRow[], now: Date) =>
      write(
        `/${index}/_bulk`,
        rows.flatMap((row) => linesOf(row, now)),
      ),
    saveMeta: (index: string, _meta: IndexMeta) =>
      engine.ask(`/${index}/_mapping`, { method: 'PUT', body: { _meta }, limitMs: writeMs }),
    /**
     * Lists are asked of this one from now on, and of no other, whichever they were asked of until then: another build may have ended
     * meanwhile. The one before stays: somebody may be reading it.
     */
    async switchTo(index: string) {
      await engine.ask(`/${index}/_refresh`, { method: 'POST', limitMs: writeMs });
      const actions = [{ remove: { index: `${name}-*`, alias: name } }, { add: { index, alias: name } }];
      await engine.ask('/_aliases', { method: 'POST', body: { actions }, limitMs: writeMs });
    },
    drop,
    /** Deletes indexes that were asked before this one, and those that nobody finished within a day. */
    async dropOthers(current: string) {
      const all = await engine.ask<Mappings>(`/${name}-*/_mapping`);
      for (const [index, { mappings }] of Object.entries(all)) {
        const begun = index.slice(name.length + 1);
        if (!ownIndex.test(begun)) continue;
        const begunAt = parseInt(begun, 36);
        const isForgotten = mappings._meta !== undefined || Date.now() - begunAt > dayMs;
        if (index !== current && isForgotten) await drop(index);
      }
    },
  };
};

/** A product that no row is left of. */
export interface IndexedGone {
  id: number;
  version: number;
}
