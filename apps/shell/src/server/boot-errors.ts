import type { Boot } from '../app/boot';

/** What the page's routes failed with, as the browser's router takes it over: a status and its text, no stack. */
export const bootErrors = (errors: Record<string, unknown> | null): Boot['errors'] =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      const { status = 500, statusText = '' } = (error ?? {}) as { status?: number; statusText?: string };
      return [id, { status, statusText, internal: true, data: null }];
    }),
  );
