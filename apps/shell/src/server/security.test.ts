/** @jest-environment node */
import type { ServerResponse } from 'node:http';
import { securityHeaders, type InlineScripts } from './security';

const nothing = { script: '', connect: '', img: '', style: '', font: '', frame: '' };

const headersOf = (
  inline: InlineScripts = { nonce: 'n0nce' },
  more: Partial<Parameters<typeof securityHeaders>[2]> = {},
) => {
  const headers = new Map<string, string>();
  // of a reply only what headers are set on
  const res = { setHeader: (name: string, value: string) => headers.set(name, value) } as unknown as ServerResponse;
  securityHeaders(res, inline, { dev: [], store: nothing, ...more });
  return headers;
};

test('scripts run from our own files or with the nonce of the page, and nobody else frames it', () => {
  const policy = headersOf().get('content-security-policy')?.split(/; */);
  expect(policy).toContain("script-src 'self' 'nonce-n0nce' ");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("form-action 'self'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(headersOf().get('x-content-type-options')).toBe('nosniff');
});

test('on a public page scripts run from our own files or with a known hash', () => {
  const policy = headersOf({ hashes: "'sha256-aaa' 'sha256-bbb'" }).get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self' 'sha256-aaa' 'sha256-bbb' ;");
  expect(policy).not.toContain('nonce');
});

test('a window that opened the page has no hold on it', () => {
  expect(headersOf().get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
});

test('[DESK-26] a desk on an origin of its own frames drafts of the shop, which let it and nobody else', () => {
  const frames = { desk: 'https://admin.shop.example', shop: 'https://shop.example' };
  const policyOf = (isDesk: boolean) =>
    headersOf(undefined, { frames, isDesk }).get('content-security-policy')?.split(/; */);
  expect(policyOf(true)).toEqual(
    expect.arrayContaining(["frame-src 'self' https://shop.example", "frame-ancestors 'none'"]),
  );
  expect(policyOf(false)).toEqual(
    expect.arrayContaining(["frame-src 'self'", "frame-ancestors 'self' https://admin.shop.example"]),
  );
});
