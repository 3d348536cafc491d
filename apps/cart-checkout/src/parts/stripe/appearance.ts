import type { Appearance, CustomFontSource } from '@stripe/stripe-js';

const family = 'Instrument Sans';

/** Gives the provider's fields the store's colours, type and inset: it cannot read the page's custom properties. */
export const storeAppearance = (): Appearance => {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const line = token('--color-line-strong');
  return {
    theme: dark ? 'night' : 'stripe',
    labels: 'above',
    variables: {
      colorPrimary: token('--color-brand'),
      colorBackground: token('--color-surface'),
      colorText: token('--color-ink'),
      colorTextSecondary: token('--color-ink-soft'),
      colorTextPlaceholder: token('--color-ink-soft'),
      colorDanger: token('--color-sale'),
      borderRadius: token('--radius') || '8px',
      fontSizeBase: '16px',
      fontSizeSm: '14px',
      fontFamily: `'${family}', system-ui, sans-serif`,
      gridRowSpacing: '16px',
      gridColumnSpacing: '16px',
    },
    rules: {
      '.Input': { border: `1px solid ${line}`, boxShadow: 'none', padding: '10px 12px' },
      '.Input--invalid': { boxShadow: 'none' },
      '.Label': { fontWeight: '600', marginBottom: '6px' },
      '.Error': { fontWeight: '500', marginTop: '6px' },
    },
  };
};

/** The store's own typeface for the provider's frames: the file that the page has loaded already. */
export const storeFonts = (): CustomFontSource[] => {
  const preload = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"][href*="instrument-sans"]');
  return preload ? [{ family, src: `url(${preload.href})`, weight: '400 700' }] : [];
};
