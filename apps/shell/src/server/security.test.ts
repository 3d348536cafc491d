/** @jest-environment node */
import type { ServerResponse } from 'node:http';
import { securityHeaders } from './security';

const nothing = { script: '', connect: '', img: '', style: '', font: '', frame: '' };

const headersOf = () => {
  const headers = new Map<string, string>();
  // of a reply only what headers are set on
  const res = { setHeader: (name: string, value: string) => headers.set(name, value) } as unknown as ServerResponse;
  securityHeaders(res, 'n0nce', { dev: [], store: nothing });
  return headers;
};

test('scripts run from our own files or with the nonce of the page, and nobody else frames it', () => {
  const policy = headersOf().get('content-security-policy')?.split(/; */);
  expect(policy).toContain("script-src 'self' 'nonce-n0nce' ");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'self'");
  expect(policy).toContain("form-action 'self'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(headersOf().get('x-content-type-options')).toBe('nosniff');
});

test('a window that opened the page has no hold on it', () => {
  expect(headersOf().get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
});
