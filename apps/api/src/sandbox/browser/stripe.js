// window.Stripe as far as the store uses Stripe.js: elements (stripe-*-element.js), confirmPayment, retrievePaymentIntent.
// The card number lives in a frame and never enters the shop's page.
(() => {
  const origin = new URL(document.currentScript.src).origin;
  const kinds = window.soukSandboxElements;

  const held = ({ created }) => created.payment ?? created.card ?? created.expressCheckout;

  class Elements {
    constructor(options = {}) {
      this.options = options;
      this.created = {};
    }
    create(type, options) {
      this.created[type] = new kinds[type](type, this, options);
      return this.created[type];
    }
    getElement(type) {
      return this.created[typeof type === 'string' ? type : (type?.__elementType ?? '')] ?? null;
    }
    forget(type) {
      delete this.created[type];
    }
    update(options) {
      if (options.clientSecret) throw integrationError('clientSecret cannot be changed');
      Object.assign(this.options, options);
      if (options.amount !== undefined) this.isSubmitted = false;
      if (options.locale) for (const element of Object.values(this.created)) element.changeLanguage();
    }
    async fetchUpdates() {
      return {};
    }
    async submit() {
      const message = await held(this)?.check();
      this.isSubmitted = !message;
      return message
        ? { error: { type: 'validation_error', code: 'incomplete', message } }
        : { selectedPaymentMethod: 'card' };
    }
    on() {}
    once() {}
    off() {}
  }

  const integrationError = (message) => Object.assign(new Error(message), { name: 'IntegrationError' });

  /** What Stripe.js demands of a form that was opened before its payment existed. */
  const checkDeferred = ({ options, isSubmitted }, clientSecret) => {
    if (options.mode === undefined) return;
    if (!clientSecret) throw integrationError('confirmPayment needs a clientSecret when Elements has a mode');
    if (!isSubmitted) throw integrationError('elements.submit() must be called before confirmPayment');
  };

  const leave = (address) => {
    location.assign(address);
    return new Promise(() => {});
  };

  const confirm = async ({ elements, element, clientSecret, confirmParams = {}, redirect = 'always' }) => {
    const card = element ?? held(elements);
    if (elements) checkDeferred(elements, clientSecret);
    const secret = clientSecret ?? elements.options.clientSecret;
    const { return_url: returnUrl } = confirmParams;
    const result = await card.confirm({ clientSecret: secret, returnUrl: returnUrl ?? location.href });
    if (result.error) return { error: result.error };
    const next = result.paymentIntent.next_action?.redirect_to_url;
    if (next) return leave(next.url);
    if (redirect === 'if_required' || !returnUrl) return result;
    const address = new URL(returnUrl);
    address.searchParams.set('payment_intent', result.paymentIntent.id);
    address.searchParams.set('payment_intent_client_secret', secret);
    address.searchParams.set('redirect_status', 'succeeded');
    return leave(address.href);
  };

  const retrieve = async (secret) => {
    const [id] = secret.split('_secret_');
    const response = await fetch(`${origin}/v1/payment_intents/${id}?client_secret=${encodeURIComponent(secret)}`);
    const answer = await response.json();
    return answer.error ? { error: answer.error } : { paymentIntent: answer };
  };

  const notHere = async () => ({ error: { type: 'invalid_request_error', message: 'Not part of the sandbox' } });

  window.Stripe = Object.assign(
    function Stripe(key) {
      if (!/^pk_test_/.test(key)) throw new Error('The sandbox takes test keys only');
      return {
        elements: (options = {}) => {
          if (options.mode !== undefined && !(options.amount > 0)) throw integrationError('amount must be above 0');
          return new Elements(options);
        },
        createToken: notHere,
        createPaymentMethod: notHere,
        confirmPayment: confirm,
        confirmCardPayment: (clientSecret, data = {}) =>
          confirm({
            element: data.payment_method?.card,
            clientSecret,
            redirect: 'if_required',
            confirmParams: { return_url: data.return_url ?? location.href },
          }),
        retrievePaymentIntent: retrieve,
        handleNextAction: async () => ({}),
        _registerWrapper() {},
        registerAppInfo() {},
      };
    },
    { version: 'endive' },
  );
})();
