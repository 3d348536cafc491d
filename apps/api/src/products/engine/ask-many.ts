import { type SearchEngine, SearchEngineError } from '../../search-engine/search-engine';
import type { EngineCounts } from './read-counts';

/** How long anybody waits for a list. */
export const longest = '3s';

interface Counted {
  /** How many documents fit. */
  total: number;
  aggregations: Partial<EngineCounts>;
}

interface Answers {
  responses: {
    hits?: { total?: { value: number } };
    aggregations?: Partial<EngineCounts>;
    error?: { reason?: string };
  }[];
}

/** Asks several searches that only count in one request. @throws {SearchEngineError} when one of them was not answered */
export const askMany = async (engine: SearchEngine, searches: readonly object[]): Promise<Counted[]> => {
  const path = `/${engine.name}/_msearch?cancel_after_time_interval=${longest}`;
  const body = searches.flatMap((search) => ['{}', JSON.stringify(search)]);
  const { responses } = await engine.ask<Answers>(path, { method: 'POST', body });
  return responses.map(({ hits, aggregations, error }) => {
    if (!hits?.total || !aggregations)
      throw new SearchEngineError(`The search engine counted nothing: ${error?.reason ?? 'it did not say why'}`);
    return { total: hits.total.value, aggregations };
  });
};
