import { z } from 'zod';
import type { SchemaTable } from '../wire/call';
import { emailText, sentence } from '../wire/fields';
import type { formCalls } from './form.calls';

/** Schemas of the small forms. */
export const formSchemas = {
  newsletterSubscribe: { query: z.object({ email: emailText.default('') }), data: sentence },
  newsletterLeave: { body: z.object({ key: z.string().max(100) }), data: sentence },
} satisfies SchemaTable<typeof formCalls>;
