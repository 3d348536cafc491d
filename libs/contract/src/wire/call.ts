import type { z } from 'zod';

/** Who may call: anyone (no token is sent), anyone but the answer knows a signed-in user, signed-in users only. */
export type CallAuth = 'none' | 'optional' | 'required';

/** One row of the contract: plain data, so that the browser can carry it without any schema. */
export type Call = {
  /** How pages name it, noun and verb: `cart.list` is `api.cart.list(…)`. */
  as: `${string}.${string}`;
  method: 'GET' | 'POST';
  /** Path with `:name` for each parameter. */
  path: `/${string}`;
  auth: CallAuth;
  /** Group in the API reference. */
  tag: string;
  /**
   * How the input travels. Absent: in the query of a GET, as the JSON body of a POST.
   * `nothing`: there is no input; `query`: in the query, though it is a POST; `form`: multipart.
   */
  takes?: 'nothing' | 'query' | 'form';
  /** Carries the visitor's cart: `storeId`, and `uuid` while nobody is signed in. Source: spec 6, Anonymous visitor. */
  cart?: true;
  /** The token goes along although none is asked for: the call answers whether it still holds. */
  probesToken?: true;
};

export type CallTable = Readonly<Record<string, Call>>;

/** The schemas of one call. A part that is missing does not exist on the wire. */
export type CallSchemas = {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Fields of a multipart form; the server reads the stream itself. */
  form?: z.ZodType;
  /** `data` of the envelope. */
  data: z.ZodType;
};

/** One entry of schemas for each row of a call table, no more and no less. */
export type SchemaTable<Table extends CallTable> = { readonly [Name in keyof Table]: CallSchemas };
