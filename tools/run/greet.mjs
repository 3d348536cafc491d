const demo = (origin) => `
  Demo accounts, password souk-demo
    shopper@souk.test   addresses, coupons, points, orders in every status
    second@souk.test    empty
    french@souk.test    en français
    admin@souk.test     the platform's desk: ${origin}/admin
    seller@souk.test    a merchant's desk: ${origin}/sell

  Test cards: 4242 4242 4242 4242 pays · 4000 0000 0000 0002 is declined · 4000 0000 0000 3220 asks for 3-D Secure
  API reference: ${origin}/docs     E-mails and codes that were sent: ${origin}/sandbox/outbox
  This machine alone reaches it; BIND_ADDRESS=0.0.0.0 opens it to your network.`;

/** Says what a newcomer needs after the first start. */
export const greet = (origin, { ms, isSandbox }) =>
  console.log(`
  Souk is open: ${origin}   (ready in ${(ms / 1000).toFixed(1)} s)
${isSandbox ? demo(origin) : '  Not a sandbox: no demo accounts, no test cards. docs/operations.md says what there is.'}
  Ctrl-C closes the store.
`);
