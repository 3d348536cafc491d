import type { Locale } from '../../locale';

/** What an invitation gives: whom it is for, where they will work, and what accepting it does. */
export interface Offer {
  email: string;
  /** The merchant for whom they will work; null: the platform. */
  merchant: string | null;
  rolesIn(locale: Locale): string;
  /** The desk that opens once it is accepted. */
  deskPath: string;
  /** Uses the link up. @returns false: it was used meanwhile */
  spend(): Promise<boolean>;
  /** Gives the roles, with a row in the log. */
  give(actor: { sub: string; name: string; email: string }): Promise<void>;
}

/** Finds the invitation of a link; undefined: it was used, taken back, or is too old. */
export type FindOffer = (token: string, now: Date) => Promise<Offer | undefined>;
