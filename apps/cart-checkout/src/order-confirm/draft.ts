import type { CheckoutForm } from './checkout-form';

const keyOf = (preOrderNo: string) => `souk.checkoutDraft.${preOrderNo}`;

/**
 * What was typed, kept for this tab, so that a reload, a sign-in on the way or a new pre-order of the same cart loses
 * nothing. Card details are never here: they are typed on the provider's page. Source: lesson 19; docs/expectations, K8.
 */
export const keepDraft = (preOrderNo: string, values: Partial<CheckoutForm>) => {
  try {
    sessionStorage.setItem(keyOf(preOrderNo), JSON.stringify(values));
  } catch {
    // No storage: what was typed lives as long as the page.
  }
};

export const readDraft = (preOrderNo: string): Partial<CheckoutForm> => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(preOrderNo)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Partial<CheckoutForm>) : {};
  } catch {
    return {};
  }
};

export const dropDraft = (preOrderNo: string) => {
  try {
    sessionStorage.removeItem(keyOf(preOrderNo));
  } catch {
    // Nothing was kept.
  }
};
