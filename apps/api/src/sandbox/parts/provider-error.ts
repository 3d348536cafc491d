/** A refusal in the manner of a stand-in provider: its HTTP status and its own body. */
export class ProviderError extends Error {
  constructor(
    readonly status: number,
    readonly body: Record<string, unknown>,
  ) {
    super(`provider answers ${status}`);
  }
}

/** Stripe's error body. */
export const stripeError = (status: number, error: { type: string; code?: string; message: string }) =>
  new ProviderError(status, { error });

/** PayPal's error body. */
export const paypalError = (status: number, name: string, issue?: string) =>
  new ProviderError(status, { name, message: name, ...(issue ? { details: [{ issue }] } : {}) });
