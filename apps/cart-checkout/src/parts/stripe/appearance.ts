import type { Appearance } from '@stripe/stripe-js';

/** The provider's fields in the store's own colours: it cannot read the page's custom properties, so it is told them. */
export const storeAppearance = (): Appearance => {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  return {
    theme: dark ? 'night' : 'stripe',
    labels: 'above',
    variables: {
      colorPrimary: token('--color-brand'),
      colorBackground: token('--color-surface'),
      colorText: token('--color-ink'),
      colorTextSecondary: token('--color-ink-soft'),
      colorDanger: token('--color-sale'),
      borderRadius: '8px',
      fontSizeBase: '16px',
      fontFamily: 'system-ui, sans-serif',
    },
  };
};
