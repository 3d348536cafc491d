import { isTrackingUrl, trackingUrlMost } from './tracking-url';

describe('[DESK-03] the address of a carrier’s page', () => {
  test.each([
    'https://carrier.example/track?no=1',
    'https://track24.net/1',
    'https://post5.example:8443/1',
    'https://почта.рф/1',
  ])('%s is one', (text) => expect(isTrackingUrl(text)).toBe(true));

  test.each([
    '',
    'carrier.example/1',
    'http://carrier.example/1',
    'javascript:alert(1)',
    'https://localhost/1',
    'https://10.0.0.1/1',
    'https://[::1]/1',
    'https://user:secret@carrier.example/1',
    `https://carrier.example/${'1'.repeat(trackingUrlMost)}`,
  ])('%s is none', (text) => expect(isTrackingUrl(text)).toBe(false));
});
