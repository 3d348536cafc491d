import { z } from 'zod';
import { findKinds, findTextMin } from './choices';

/** What is looked for: a number, a name, a product's key, or at the platform's desk an e-mail. */
export const findQuery = z.object({ q: z.string().trim().min(findTextMin).max(100) });

/** One thing that was found. Its page stands under the list of its kind, by `id`. */
export const deskHit = z
  .object({
    kind: z.enum(findKinds),
    /** A number, an id, or a customer's key. */
    id: z.string(),
    name: z.string(),
    /** What tells it from others of that name; empty: nothing. */
    about: z.string(),
  })
  .meta({ id: 'DeskHit' });
export type DeskHit = z.infer<typeof deskHit>;

/** What a text finds: at most five of each kind, and none of a kind that the caller may not read. Whole numbers come first. */
export const deskFound = z.object({ list: z.array(deskHit) }).meta({ id: 'DeskFound' });
export type DeskFound = z.infer<typeof deskFound>;
