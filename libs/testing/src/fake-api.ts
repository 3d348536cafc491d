import { callGroups, type Api, type ApiCalls } from '@souk/api-client';
import type { DeskCallName, DeskData, DeskInput } from '@souk/contract/desk';
import { deskSchemas } from '@souk/contract/desk-schema';
import { schemas } from '@souk/contract/schema';
import type { z } from 'zod';
import { nameOf } from './call-names';

/** What a test answers: a function for each call that its screen makes, under the client's own names. */
export type FakeAnswers = { [G in keyof ApiCalls]?: Partial<ApiCalls[G]> } & {
  /** Answers of a desk's calls, by their names. */
  desk?: { [K in DeskCallName]?: (input: DeskInput<K>) => Promise<DeskData<K>> };
};

/** One call as it was made. */
export type MadeCall = { name: string; input: unknown };

/** The client of a test, and what was asked of it. */
export type FakeApi = Api & {
  /** Every call so far: `{ name: 'cart.num', input: { id: 1, number: 2 } }`. */
  made: readonly MadeCall[];
  /** Inputs of one call, in order: `api.inputsOf('cart.num')`. */
  inputsOf: (name: string) => unknown[];
};

type AnyCall = (...args: unknown[]) => Promise<unknown>;

/**
 * A client that answers what the test says, and refuses what it does not: a screen that makes a call nobody expected fails.
 * Every answer is held against the contract, so that a test can not go on with a shape that the server no longer sends.
 *
 * @example fakeApi({ products: { detail: async () => aProductDetail() } })
 */
export const fakeApi = (answers: FakeAnswers = {}): FakeApi => {
  const made: MadeCall[] = [];
  const api = Object.fromEntries(
    Object.entries(callGroups).map(([group, calls]) => [
      group,
      Object.fromEntries(
        Object.keys(calls).map((verb) => {
          const answer = (answers as Record<string, Record<string, AnyCall> | undefined>)[group]?.[verb];
          return [verb, faked(group, verb, answer, made)];
        }),
      ),
    ]),
  );
  const inputsOf = (name: string) => made.filter((call) => call.name === name).map(({ input }) => input);
  const send: Api['send'] = async ([name], input) => {
    made.push({ name: `desk.${name}`, input });
    const answer = answers.desk?.[name as DeskCallName] as AnyCall | undefined;
    if (!answer) throw new Error(`This test did not expect the call desk.${name}`);
    return checked(`desk.${name}`, deskSchemas[name as DeskCallName].data, await answer(input));
  };
  return { ...(api as unknown as Api), send, made, inputsOf };
};

const faked = (group: string, verb: string, answer: AnyCall | undefined, made: MadeCall[]): AnyCall => {
  const name = `${group}.${verb}`;
  return async (...args) => {
    made.push({ name, input: args[0] });
    if (!answer) throw new Error(`This test did not expect the call ${name}`);
    const known = nameOf(group, verb);
    return checked(known, schemas[known].data, await answer(...args));
  };
};

const checked = (name: string, schema: z.ZodType, data: unknown) => {
  const result = schema.safeParse(data);
  if (result.success) return data;
  throw new Error(`A test answered ${name} outside its contract: ${result.error.message}`);
};
