import { calls, type CallName } from '@souk/contract';
import { schemas } from '@souk/contract/schema';
import { ReplyError } from '../errors';
import { type CallSchemas, parseRequest } from './mount';

const partsOf = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, part = '']) => part);
const namesOfThings = (Object.keys(calls) as CallName[]).filter((name) => partsOf(calls[name].path).length > 0);

/** @returns the reason of the refusal; none: such a thing could be */
const refusalOf = (name: CallName, value: string) => {
  const params = Object.fromEntries(partsOf(calls[name].path).map((part) => [part, value]));
  const { params: schema } = schemas[name] as CallSchemas;
  try {
    parseRequest({ params, query: undefined, body: undefined }, { ...(schema ? { params: schema } : {}) });
    return undefined;
  } catch (error) {
    return error instanceof ReplyError ? error.reason : error;
  }
};

test.each(namesOfThings)(
  'the path of %s names nothing where no such thing could be: 404, as what is not there',
  (name) => {
    const refusals = ['-', '0', '-1', '1.5', 'x'.repeat(400), 'a\u0000b'].map((value) => refusalOf(name, value));
    expect(refusals.filter((reason) => reason !== undefined && reason !== 'NOT_FOUND')).toEqual([]);
  },
);

test('a number is what most of them take', () => {
  expect(namesOfThings.filter((name) => refusalOf(name, '-') === 'NOT_FOUND').length).toBeGreaterThan(10);
});
