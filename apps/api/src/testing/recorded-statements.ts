import { CompiledQuery } from 'kysely';
import { PreparedClient } from '../database/prepared-client';
import { db } from '../database/tx';

type Query = (...given: unknown[]) => unknown;

/** A statement as it reached the database. */
export interface RecordedStatement {
  text: string;
  values: unknown[];
}

/** The statements that reach the database while `work` runs, each text once. Jobs that run meanwhile may add theirs. */
export async function statementsDuring(work: () => Promise<unknown>): Promise<RecordedStatement[]> {
  const recorded = new Map<string, RecordedStatement>();
  const ask = PreparedClient.prototype.query as Query; // its overloads are the library's
  const spy = jest.spyOn(PreparedClient.prototype, 'query').mockImplementation(function (
    this: PreparedClient,
    ...given: unknown[]
  ) {
    const [asked, second] = given as [string | { text?: string; values?: unknown[] }, unknown];
    const { text = '', values } = typeof asked === 'string' ? { text: asked, values: second } : asked;
    recorded.set(text, { text, values: Array.isArray(values) ? values : [] });
    return ask.apply(this, given) as never;
  });
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return [...recorded.values()];
}

const explain = async (text: string, values: unknown[]): Promise<string> => {
  const { rows } = await db().executeQuery<Record<'QUERY PLAN', string>>(CompiledQuery.raw(text, values));
  return rows.map((line) => line['QUERY PLAN']).join('\n');
};

/** How the database would carry out a statement with its values, as EXPLAIN says it. */
export const planOf = ({ text, values }: RecordedStatement) => explain(`explain ${text}`, values);

/** How it would with any values: the plan that it keeps once a statement was run some times. PostgreSQL 16 or newer. */
export const keptPlanOf = ({ text }: RecordedStatement) => explain(`explain (generic_plan) ${text}`, []);

/** A step of a plan, by the names that PostgreSQL gives its parts. */
export interface PlanNode {
  'Node Type'?: string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Parent Relationship'?: string;
  'Subplan Name'?: string;
  'Index Cond'?: string;
  Filter?: string;
  Plans?: PlanNode[];
}

/** How the database would carry out a statement with its values, as steps below each other. */
export const planTreeOf = async ({ text, values }: RecordedStatement): Promise<PlanNode> => {
  const { rows } = await db().executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    CompiledQuery.raw(`explain (verbose, format json) ${text}`, values),
  );
  return rows[0]!['QUERY PLAN'][0].Plan;
};
