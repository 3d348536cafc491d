import type { CartAdded } from '@souk/contract';

/** What `/actions/*` answers to a script. `text` is the sentence for the shopper, in their language. */
export type ActionAnswer = {
  code: number;
  text: string;
  data: Partial<CartAdded> | null;
  /** The answer asks for a sign-in: the application shows its dialog. */
  needsSignIn?: true;
  /** The page that the pressed button leads to. Absent: the shopper stays. */
  goTo?: string;
};
