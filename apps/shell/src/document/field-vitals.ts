import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { PageBoot } from '../app/boot';

/**
 * Measures how the page was for its visitor (LCP, INP, CLS, FCP, TTFB) and reports it when the page is left: what was measured, the first
 * part of the address and the release. Nothing of it names anybody, and nothing is stored here. Fetched by a sample of visits alone.
 */
const { setId } = JSON.parse(document.getElementById('souk-boot')?.textContent ?? '{}') as Pick<PageBoot, 'setId'>;
const page = location.pathname.split('/')[1] ?? '';
const measured = new Map<string, number>();
const note = ({ name, value }: Metric) => void measured.set(name, value);

// By it the server knows the report as this page's. Asked for at once: a page that is left has no time to.
const token = fetch('/beacon').then((reply) => (reply.ok ? reply.text() : undefined));
let known: string | undefined;
void token.then((text) => (known = text)).catch(() => undefined);

for (const observe of [onLCP, onINP, onCLS, onFCP, onTTFB]) observe(note);

const send = () => {
  if (!known || measured.size === 0) return;
  const vitals = { page, release: setId, values: Object.fromEntries(measured) };
  navigator.sendBeacon('/beacon', JSON.stringify({ page: known, vitals }));
  measured.clear();
  known = undefined;
};
// The library says its last values (LCP, CLS, INP) in this event's capture phase, also when the page is left: `pagehide` comes before it.
addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
