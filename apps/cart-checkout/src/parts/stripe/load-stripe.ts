import type { PublicConfig } from '@souk/contract';
import { loadStripe } from '@stripe/stripe-js/pure';

const scripts = new Map<string, Promise<void>>();

/** Adds a provider's script to the page, once. Rejects when it cannot be had; the next asker tries again. */
const addScript = (src: string): Promise<void> => {
  const known = scripts.get(src);
  if (known) return known;
  const added = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      scripts.delete(src);
      script.remove();
      reject(new Error(`${src} could not be loaded`));
    };
    document.head.append(script);
  });
  scripts.set(src, added);
  return added;
};

/**
 * The card provider's own library. With a script address from the server (sandbox) that script is used instead of the
 * provider's; nothing else in the store knows the difference.
 * @throws when the script cannot be loaded, or the store has no key
 */
export const stripeOf = async ({ stripeScriptUrl, stripePublishableKey }: PublicConfig) => {
  if (!stripePublishableKey) throw new Error('card payment is not set up');
  if (stripeScriptUrl) await addScript(stripeScriptUrl);
  return loadStripe(stripePublishableKey);
};
