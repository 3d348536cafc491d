/**
 * How a clock is read out in a language: 2:54 AM, and in French 02:54 in every place. Left to itself `Intl` writes the French hour with one digit
 * here and with two there. Mails have the same (apps/api/src/dates.ts).
 */
export const clockOptions = (locale: string) =>
  ({ hour: locale === 'fr' ? '2-digit' : 'numeric', minute: '2-digit' }) as const;
