/** The sentences of every library and application; made by libs/workbench/src/compiled-messages.ts. */
declare module 'souk:messages' {
  import type { Locale, Messages } from '@souk/i18n';
  export const messages: Record<Locale, Messages>;
}
