/** How a test opens a dispute. */
export interface DisputeWish {
  /** The provider's code; absent: the one that it gives most. */
  reason?: string | undefined;
  /** Until when it is to be answered. */
  respondInDays: number;
  /** The bank only asks: no money is taken until it is a dispute. Stripe alone. */
  isInquiry: boolean;
}

/** What becomes of a dispute: evidence was sent, or it ended. */
export type DisputeMove = 'answered' | 'won' | 'lost' | 'withdrawn';

/** Disputes at one stand-in. Each tells the store by a signed event. */
export interface SandboxDisputes {
  /** Opens the dispute of a payment, once. @returns its number */
  open(paymentRef: string, wish: DisputeWish): Promise<string>;
  /** @returns its number; undefined: that payment is not disputed */
  move(paymentRef: string, move: DisputeMove): Promise<string | undefined>;
}

export const usualDispute: DisputeWish = { respondInDays: 9, isInquiry: false };
