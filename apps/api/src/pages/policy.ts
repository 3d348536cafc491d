import type { PagePolicy, PolicySet } from '@souk/contract';
import type { Config } from '../config';
import { allOrigins } from './pages.repository';
import { readDetails } from './settings.repository';

type Part = Partial<PolicySet>;

const tagManager: Part = {
  script: ['https://www.googletagmanager.com'],
  connect: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  img: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
};
const pixel: Part = {
  script: ['https://connect.facebook.net'],
  connect: ['https://www.facebook.com'],
  img: ['https://www.facebook.com'],
};
const productAnalytics: Part = {
  script: ['https://us-assets.i.posthog.com'],
  connect: ['https://us.i.posthog.com', 'https://us-assets.i.posthog.com'],
};
const stripe: Part = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connect: ['https://api.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  img: ['https://*.stripe.com'],
};
const paypal: Part = {
  script: ['https://www.paypal.com', 'https://www.sandbox.paypal.com', 'https://www.paypalobjects.com'],
  connect: ['https://www.paypal.com', 'https://www.sandbox.paypal.com'],
  frame: ['https://www.paypal.com', 'https://www.sandbox.paypal.com'],
  img: ['https://www.paypalobjects.com', 'https://www.paypal.com'],
};

const join = (parts: readonly Part[]): PolicySet => {
  const all: PolicySet = { script: [], connect: [], img: [], style: [], font: [], frame: [] };
  for (const part of parts) {
    for (const key of Object.keys(all) as (keyof PolicySet)[]) {
      all[key] = [...new Set([...all[key], ...(part[key] ?? [])])];
    }
  }
  return all;
};

const originOf = (address: string): string[] =>
  /^https:\/\//i.test(address) && URL.canParse(address) ? [new URL(address).origin] : [];

const fonts = (stylesheet: string): Part => {
  const [origin] = originOf(stylesheet);
  if (!origin) return {};
  return { style: [origin], font: [origin === 'https://fonts.googleapis.com' ? 'https://fonts.gstatic.com' : origin] };
};

/** Origins that a store's settings open, no more: a vendor's only once its id or key is set. Source: STORE-03, STORE-04. */
export async function policyOf(storeId: number, config: Pick<Config, 'stripe' | 'paypal'>): Promise<PagePolicy> {
  const { details } = await readDetails(storeId);
  const pictures = await allOrigins(storeId);
  return {
    everywhere: join([
      fonts(details.fontStylesheet),
      { img: [...pictures, ...originOf(details.websiteLogo), ...originOf(details.websiteFavicon)], font: pictures },
      config.stripe ? stripe : {},
      config.paypal ? paypal : {},
    ]),
    browsing: join([
      details.gtmId ? tagManager : {},
      details.pixelId ? pixel : {},
      details.postHogKey ? productAnalytics : {},
    ]),
  };
}
