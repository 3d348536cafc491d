import { z } from 'zod';
import { refusals, type RefusalName } from '../refusals';

/**
 * What every answer is wrapped in.
 *
 * Shape: `code` 200 is success; for a failure it is the HTTP status or a code of the catalogue; `message` is a sentence
 *        in the reader's language; `data` is the call's own.
 * Source: spec 3 "Server reply envelope".
 */
export const envelopeOf = <T extends z.ZodType>(data: T) => z.object({ code: z.int(), message: z.string(), data });

export type Envelope<T> = { code: number; message: string; data: T };

/** The envelope of a refusal: beside the specification's fields its name in the contract, by which callers decide. */
export const refusalEnvelope = envelopeOf(z.unknown())
  .extend({ reason: z.enum(Object.keys(refusals) as RefusalName[]) })
  .meta({ id: 'Refusal', description: 'A refusal; docs/errors.md says when each is answered' });

/** `data` of a 400 that names the fields at fault: field name to message in the reader's language. */
export const fieldErrors = z.object({ fields: z.record(z.string(), z.string()) });
export type FieldErrors = z.infer<typeof fieldErrors>;
