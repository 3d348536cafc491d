// Stripe's Express Checkout Element: buttons of the wallets that this device has, and the sheet that they open.
(() => {
  const { Element, origin, languageOf, wordsOf, parentOf } = window.soukSandboxElement;

  const may = (options, name) => options.paymentMethods?.[name] !== 'never';

  /** Wallets that this device has: Apple Pay by its own object, Google Pay in Chrome, Link where it knows the shopper. */
  const walletsOf = (options) => {
    const isChrome = navigator.userAgentData?.brands.some(({ brand }) => brand === 'Google Chrome') ?? false;
    return {
      applePay: may(options, 'applePay') && Boolean(window.ApplePaySession?.canMakePayments()),
      googlePay: may(options, 'googlePay') && isChrome && 'PaymentRequest' in window,
      link: may(options, 'link') && localStorage.getItem('sandbox.link') === '1',
      amazonPay: false,
      paypal: false,
      klarna: false,
    };
  };
  const resolveWithinMs = 1000;

  class ExpressCheckoutElement extends Element {
    constructor(type, elements, options = {}) {
      super(type, elements);
      this.options = { ...options };
    }
    mount(place) {
      this.wallets = walletsOf(this.options);
      const names = Object.keys(this.wallets).filter((name) => this.wallets[name]);
      if (names.length === 0) return void queueMicrotask(() => this.ready(undefined));
      const height = this.options.buttonHeight ?? 44;
      const css = `width:100%;height:${height}px;display:block`;
      const path = `/sandbox/stripe/express?wallets=${names.join(',')}`;
      this.held = this.frameIn(parentOf(place), { path, title: wordsOf(this.elements).expressFrame, css });
    }
    ready(availablePaymentMethods) {
      this.isReady = true;
      this.tell('ready', { elementType: this.type, availablePaymentMethods });
    }
    receive(message) {
      if (message.type === 'ready') this.ready(this.wallets);
      if (message.type === 'click') this.click(message.wallet);
      if (message.type === 'sheet') this.show();
      if (message.type === 'address') this.askShop(message);
      if (message.type === 'pay') this.agreed(message);
      if (message.type === 'cancel') {
        this.closeSheet();
        this.tell('cancel', { elementType: this.type });
      }
    }
    /** The shop has one second to say what the sheet is to ask; then the sheet opens. */
    click(wallet) {
      let isOver = false;
      const once = (act) => (details) => {
        if (isOver) return;
        isOver = true;
        clearTimeout(late);
        act(details);
      };
      const late = setTimeout(
        once(() => console.error('The click event was not resolved within a second')),
        resolveWithinMs,
      );
      const open = (details = {}) => {
        this.asked = { ...this.options, ...details };
        this.wallet = wallet;
        const css = 'position:fixed;inset:0;width:100%;height:100%;z-index:2147483647';
        this.sheet = this.frameIn(document.body, {
          path: '/sandbox/stripe/wallet',
          title: wordsOf(this.elements).wallet,
          css,
        });
      };
      this.tell('click', {
        elementType: this.type,
        expressPaymentType: wallet,
        resolve: once(open),
        reject: once(() => {}),
      });
    }
    show(more = {}) {
      const { lineItems = [], shippingRates = [], shippingAddressRequired = false } = this.asked;
      const { amount, currency } = this.elements.options;
      const sums = { amount, currency, lineItems, shippingRates };
      this.sheet?.send({ type: 'show', wallet: this.wallet, asksAddress: shippingAddressRequired, ...sums, ...more });
    }
    askShop({ name, address }) {
      const refuse = () => this.show({ problem: wordsOf(this.elements).notServed });
      const accept = (details = {}) => {
        Object.assign(this.asked, details);
        this.show({ isServed: true });
      };
      const allowed = this.asked.allowedShippingCountries;
      if (allowed && !allowed.includes(address.country)) return refuse();
      if (!this.listeners.shippingaddresschange?.length) return accept();
      const { city, state, postal_code, country } = address;
      const partial = { city, state, postal_code, country };
      this.tell('shippingaddresschange', { name, address: partial, resolve: accept, reject: refuse });
    }
    agreed({ billingDetails, shippingAddress, card }) {
      this.card = card;
      this.tell('confirm', {
        expressPaymentType: this.wallet,
        billingDetails,
        ...(shippingAddress ? { shippingAddress, shippingRate: this.asked.shippingRates?.[0] } : {}),
        paymentFailed: ({ message } = {}) => this.show({ problem: message ?? wordsOf(this.elements).failed }),
      });
    }
    check() {
      return Promise.resolve('');
    }
    async confirm({ clientSecret, returnUrl }) {
      const response = await fetch(`${origin}/sandbox/stripe/confirm`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          clientSecret,
          returnUrl,
          number: this.card,
          amount: this.elements.options.amount,
          locale: languageOf(this.elements.options),
        }),
      }).catch(() => null);
      this.closeSheet();
      return response?.json() ?? { error: { type: 'api_connection_error', message: wordsOf(this.elements).network } };
    }
    closeSheet() {
      this.sheet?.close();
      this.sheet = null;
    }
    unmount() {
      this.closeSheet();
      this.held?.close();
    }
  }

  window.soukSandboxElements.expressCheckout = ExpressCheckoutElement;
})();
