/**
 * Whether PayPal's script is in this document: its buttons bring it, and it cannot be taken back. Where a card is typed it
 * must not be, so such a document goes there by loading the card page anew. Source: PCI DSS 6.4.3; docs/adr, owner's scripts.
 */
export const hasStranger = (): boolean =>
  typeof document !== 'undefined' && document.querySelector('script[src*="paypal"]') !== null;
