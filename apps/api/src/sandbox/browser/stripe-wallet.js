// The wallet's own sheet: whose it is, what is paid, where it goes. Escape turns back.
(() => {
  const shop = window.parent;
  const byId = (id) => document.getElementById(id);
  const say = (message) => shop.postMessage(message, location.origin);
  const dollars = (cents, currency) =>
    new Intl.NumberFormat(document.documentElement.lang, {
      style: 'currency',
      currency: currency.toUpperCase(),
    }).format(cents / 100);
  let isPaying = false;

  const chosen = () => {
    const { name, line1, city, state, postal, country } = document.querySelector('[name="address"]:checked').dataset;
    return { name, address: { line1, line2: null, city, state, postal_code: postal, country } };
  };
  const rowOf = (name, amount) => {
    const row = document.createElement('div');
    const [term, sum] = [document.createElement('dt'), document.createElement('dd')];
    [term.textContent, sum.textContent] = [name, amount];
    row.append(term, sum);
    return row;
  };
  const isReady = (is) => void (byId('pay').disabled = !is);

  const show = (message) => {
    const { wallet, asksAddress, amount, currency, lineItems, shippingRates, problem = '', isServed } = message;
    const named =
      { apple_pay: 'Apple Pay', google_pay: 'Google Pay', link: 'Link' }[wallet] ?? byId('wallet').textContent;
    byId('wallet').textContent = named;
    document.title = named;
    byId('where').hidden = !asksAddress;
    const rates = asksAddress ? shippingRates.slice(0, 1).map((rate) => ({ ...rate, name: rate.displayName })) : [];
    byId('lines').replaceChildren(
      ...[...lineItems, ...rates].map((one) => rowOf(one.name, dollars(one.amount, currency))),
    );
    byId('total').textContent = dollars(amount, currency);
    byId('problem').textContent = problem;
    if (problem) isPaying = false;
    isReady(!problem && (!asksAddress || isServed === true || isPaying));
    if (asksAddress && !problem && isServed === undefined && !isPaying) askAddress();
  };
  const askAddress = () => {
    isReady(false);
    say({ type: 'address', ...chosen() });
  };

  const pay = () => {
    isPaying = true;
    isReady(false);
    const { email, phone } = byId('sheet').dataset;
    const { name, address } = chosen();
    say({
      type: 'pay',
      card: byId('card').value,
      billingDetails: { name, email, phone, address },
      ...(byId('where').hidden ? {} : { shippingAddress: { name, address } }),
    });
  };

  addEventListener('message', ({ source, origin, data }) => {
    if (source === shop && origin === location.origin && data.type === 'show') show(data);
  });
  for (const radio of document.querySelectorAll('[name="address"]')) radio.addEventListener('change', askAddress);
  byId('pay').addEventListener('click', pay);
  byId('cancel').addEventListener('click', () => say({ type: 'cancel' }));
  addEventListener('keydown', ({ key }) => key === 'Escape' && !isPaying && say({ type: 'cancel' }));
  say({ type: 'sheet' });
  byId('cancel').focus();
})();
