import type { Locale } from '../../locale';

/** Somebody who bought, or has an account. `key`: the account's, or of a guest's e-mail. `last_at` null: they never bought. Cents. */
export interface CustomerRow {
  key: string;
  name: string;
  email: string;
  is_guest: boolean;
  purchases: number;
  spent_cents: number;
  last_at: Date | null;
  first_at: Date;
  locale: Locale;
}
