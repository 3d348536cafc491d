import type { TrackedEvent } from '@souk/analytics';

/** A service that events are told to, once its id is set and the shopper has agreed. */
export type Vendor = {
  name: string;
  /** Loads its script; resolves when events may be told. */
  load: () => void;
  tell: (event: TrackedEvent) => void;
};

/** Loads a vendor's script once per page, with the page's nonce, as the content security policy asks. */
export const loadScript = (src: string, attributes: Readonly<Record<string, string>> = {}) => {
  if (document.querySelector(`script[src="${src}"]`)) return;
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  if (nonce) script.nonce = nonce;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  document.head.append(script);
};
