/** One reason to refuse a call. */
export type Refusal = {
  /** The envelope's code: an HTTP status, or 410000 and up around signing in. Source: spec 8 "Response handling". */
  code: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 501 | 503 | 410000 | 410001 | 410003;
  /** When the api answers it, as a sentence of docs/errors.md. */
  when: string;
  /** Fields of its `data`; `RefusalData` has their types. Absent: `data` is null. */
  data?: readonly string[];
};

export type RefusalTable = Readonly<Record<string, Refusal>>;

/** HTTP status of an envelope's code: the code itself, 401 for the codes about signing in. */
export const httpStatusOf = (code: number): number => (code >= 410_000 ? 401 : code);
