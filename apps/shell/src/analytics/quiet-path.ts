/**
 * Where no script but our own and the payment provider's runs: confirming an order, typing a card.
 * Source: docs/adr, owner's scripts; PCI DSS 6.4.3.
 */
export const isQuietPath = (path: string): boolean => /^\/order\/(order_confirm|stripe_payment)(\/|\?|$)/.test(path);
