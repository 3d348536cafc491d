// window.Stripe as far as the store uses Stripe.js: elements with a payment element, confirmPayment, retrievePaymentIntent.
// The card number lives in a frame and never enters the shop's page.
(() => {
  const origin = new URL(document.currentScript.src).origin;
  const frameTitle = 'Secure payment input frame';

  class PaymentElement {
    constructor(type, elements) {
      Object.assign(this, { type, elements, listeners: {}, isReady: false, isComplete: false });
    }
    on(name, listener) {
      (this.listeners[name] ??= []).push(listener);
      if (name === 'ready' && this.isReady) queueMicrotask(() => listener({ elementType: this.type }));
      return this;
    }
    once(name, listener) {
      return this.on(name, listener);
    }
    off(name, listener) {
      this.listeners[name] = (this.listeners[name] ?? []).filter((one) => one !== listener);
      return this;
    }
    tell(name, event) {
      for (const listener of this.listeners[name] ?? []) listener(event);
    }
    mount(place) {
      const parent = typeof place === 'string' ? document.querySelector(place) : place;
      const frame = document.createElement('iframe');
      frame.title = frameTitle;
      frame.src = `${origin}/sandbox/stripe/frame`;
      frame.style.cssText = 'border:0;width:100%;height:176px;display:block;background:transparent';
      this.frame = frame;
      this.onMessage = (event) => {
        if (event.source === frame.contentWindow && event.origin === origin) this.receive(event.data);
      };
      addEventListener('message', this.onMessage);
      parent.append(frame);
    }
    receive(message) {
      if (message.type === 'ready') {
        this.isReady = true;
        this.send({ type: 'style', appearance: this.elements.options.appearance ?? {} });
        this.tell('ready', { elementType: this.type });
      }
      if (message.type === 'height') this.frame.style.height = `${message.height}px`;
      if (message.type === 'change') {
        this.isComplete = message.complete;
        this.tell('change', {
          elementType: this.type,
          complete: message.complete,
          empty: message.empty,
          collapsed: false,
          value: { type: 'card' },
        });
      }
      if (message.type === 'checked') this.onChecked?.(message.error);
      if (message.type === 'confirmed') this.onConfirmed?.(message.result);
    }
    send(message) {
      this.frame?.contentWindow?.postMessage(message, origin);
    }
    check() {
      return new Promise((resolve) => {
        this.onChecked = resolve;
        this.send({ type: 'check' });
      });
    }
    confirm(fields) {
      return new Promise((resolve) => {
        this.onConfirmed = resolve;
        this.send({ type: 'confirm', ...fields });
      });
    }
    update() {}
    focus() {
      this.send({ type: 'focus' });
    }
    blur() {}
    clear() {}
    collapse() {}
    unmount() {
      this.frame?.remove();
      removeEventListener('message', this.onMessage);
    }
    destroy() {
      this.unmount();
      this.elements.forget(this.type);
    }
  }

  class Elements {
    constructor(options = {}) {
      this.options = options;
      this.created = {};
    }
    create(type) {
      this.created[type] = new PaymentElement(type, this);
      return this.created[type];
    }
    getElement(type) {
      return this.created[typeof type === 'string' ? type : (type?.__elementType ?? '')] ?? null;
    }
    forget(type) {
      delete this.created[type];
    }
    update(options) {
      Object.assign(this.options, options);
    }
    async fetchUpdates() {
      return {};
    }
    async submit() {
      const message = await (this.created.payment ?? this.created.card)?.check();
      return message
        ? { error: { type: 'validation_error', code: 'incomplete', message } }
        : { selectedPaymentMethod: 'card' };
    }
    on() {}
    once() {}
    off() {}
  }

  const leave = (address) => {
    location.assign(address);
    return new Promise(() => {});
  };

  const confirm = async ({ elements, element, clientSecret, confirmParams = {}, redirect = 'always' }) => {
    const card = element ?? elements.created.payment ?? elements.created.card;
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
        elements: (options) => new Elements(options),
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
