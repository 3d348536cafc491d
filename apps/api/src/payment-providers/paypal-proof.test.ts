import { createPaypal } from './paypal';

const now = new Date('2026-11-26T12:00:00Z');
const genuine = {
  'paypal-transmission-id': '69cd13f0-d67a-11e5-baa3-778b53f4ae55',
  'paypal-transmission-time': '2026-11-26T11:59:58Z',
  'paypal-transmission-sig': `${'lmI95Jx3Y9nhR5SJWlHVIWpg4AgFk7n9bCHSRxbrd8A9zrhdu2rMyFrmz'}+/==`,
  'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-a5cafa77',
  'paypal-auth-algo': 'SHA256withRSA',
};
const body = Buffer.from(
  JSON.stringify({ id: 'WH-1', event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: { id: 'C' } }),
);

/** A PayPal that finds every signature genuine. @returns what became of a notice, and how often PayPal was asked */
const take = async (headers: Record<string, string>, payload = body, status = 200) => {
  const asked: string[] = [];
  const paypal = createPaypal({
    clientId: 'id',
    clientSecret: 'secret',
    baseUrl: 'https://paypal.invalid',
    webhookId: 'WH',
    fetch: async (to) => {
      asked.push(String(to));
      const isToken = String(to).endsWith('/token');
      const answer = { access_token: 't', expires_in: 3600, verification_status: 'SUCCESS' };
      return Response.json(answer, { status: isToken ? 200 : status });
    },
  });
  return { event: await paypal.readEvent(payload, headers, now), asked: asked.length };
};

test('[ORDER-04] a notice that PayPal proves is taken, also days after it was first sent', async () => {
  const late = { ...genuine, 'paypal-transmission-time': '2026-11-23T12:00:00Z' };
  for (const headers of [genuine, late, { ...genuine, 'paypal-cert-url': 'https://api.sandbox.paypal.com/v1/c' }])
    expect(await take(headers)).toMatchObject({ event: { id: 'WH-1' }, asked: 2 });
});

test.each([
  ['no id', 'paypal-transmission-id', ''],
  ['an id that is too long', 'paypal-transmission-id', 'a'.repeat(51)],
  ['an id with a line in it', 'paypal-transmission-id', 'a b'],
  ['a signature of other letters', 'paypal-transmission-sig', '<script>'],
  ['a signature that is too long', 'paypal-transmission-sig', 'a'.repeat(501)],
  ['an algorithm that is no word', 'paypal-auth-algo', 'SHA256 with RSA'],
  ['no time', 'paypal-transmission-time', 'yesterday'],
  ['a time before PayPal gave up', 'paypal-transmission-time', '2026-11-22T12:00:00Z'],
  ['a time to come', 'paypal-transmission-time', '2026-11-26T14:00:00Z'],
  ['a certificate of somebody else', 'paypal-cert-url', 'https://paypal.com.example/cert'],
  ['a certificate of a name that only ends alike', 'paypal-cert-url', 'https://notpaypal.com/cert'],
  ['a certificate of somebody else behind PayPal’s name', 'paypal-cert-url', 'https://api.paypal.com@example.org/cert'],
  ['a certificate that comes in the open', 'paypal-cert-url', 'http://api.paypal.com/cert'],
  ['a certificate at another port', 'paypal-cert-url', 'https://api.paypal.com:8443/cert'],
  ['a certificate without an address', 'paypal-cert-url', 'cert'],
])('[ORDER-04] a notice with %s cannot be PayPal’s, and PayPal is not asked', async (_what, name, value) => {
  expect(await take({ ...genuine, [name]: value })).toEqual({ event: null, asked: 0 });
});

test.each(['[]', 'null', '"x"', '{', '{"id":"WH-1"}', '{"event_type":"PAYMENT.CAPTURE.COMPLETED"}'])(
  '[ORDER-04] %s is no notice, and PayPal is not asked',
  async (text) => {
    expect(await take(genuine, Buffer.from(text))).toEqual({ event: null, asked: 0 });
  },
);

test('[ORDER-04] what PayPal cannot read is refused; where PayPal fails, it is to send the notice again', async () => {
  for (const status of [400, 422]) expect(await take(genuine, body, status)).toEqual({ event: null, asked: 2 });
  await expect(take(genuine, body, 503)).rejects.toThrow('PayPal verify-webhook-signature: 503');
});
