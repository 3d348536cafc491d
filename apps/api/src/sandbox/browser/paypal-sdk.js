// window.paypal (or the namespace that the page asks for) as far as the store uses PayPal's script.
(() => {
  const script = document.currentScript;
  const origin = new URL(script.src).origin;
  const elementOf = (place) => (typeof place === 'string' ? document.querySelector(place) : place);
  const language = new URL(script.src).searchParams.get('locale')?.startsWith('fr') ? 'fr' : 'en';
  const words = window.soukPaypalWords[language];
  const payerID = 'SANDBOXPAYER';

  /** Opens the approval page in a window of its own, or in this one when the browser allows none. */
  const askPayer = (id, servesAddress) =>
    new Promise((resolve) => {
      const address = `${origin}/sandbox/paypal/approve?token=${encodeURIComponent(id)}&locale=${language}`;
      const popup = window.open(`${address}&popup=1`, 'paypal', 'width=480,height=640');
      if (!popup) {
        location.assign(address);
        return;
      }
      const end = (choice) => {
        removeEventListener('message', onMessage);
        clearInterval(watch);
        resolve(choice);
      };
      const onMessage = async ({ source, origin: from, data }) => {
        if (source !== popup || from !== origin || data?.paypalToken !== id) return;
        if (data.choice) end(data.choice);
        if (!data.shippingAddress) return;
        popup.postMessage({ paypalToken: id, isServed: await servesAddress(data.shippingAddress) }, origin);
      };
      addEventListener('message', onMessage);
      // What a window posts as it closes may arrive after the sign that it closed: a closed window waits for one more look.
      let wasClosed = false;
      const watch = setInterval(() => {
        if (wasClosed) end('cancel');
        wasClosed = popup.closed;
      }, 500);
    });

  const Buttons = (options = {}) => {
    let button;
    const pay = async () => {
      try {
        let isRejected = false;
        await options.onClick?.({ fundingSource: 'paypal' }, { resolve() {}, reject: () => (isRejected = true) });
        if (isRejected) return;
        const orderID = await options.createOrder({ paymentSource: 'paypal' }, {});
        const servesAddress = async (shippingAddress) => {
          let isServed = true;
          const actions = { reject: async () => void (isServed = false), buildOrderPatchPayload: () => [] };
          const errors = { COUNTRY_ERROR: 'COUNTRY_ERROR', ADDRESS_ERROR: 'ADDRESS_ERROR' };
          await options.onShippingAddressChange?.({ orderID, shippingAddress, errors }, actions);
          return isServed;
        };
        if ((await askPayer(orderID, servesAddress)) !== 'approve') {
          options.onCancel?.({ orderID });
          return;
        }
        const actions = { restart() {}, redirect: (address) => location.assign(address), order: {} };
        await options.onApprove?.({ orderID, payerID, paymentSource: 'paypal', facilitatorAccessToken: '' }, actions);
      } catch (error) {
        options.onError?.(error);
      }
    };
    return {
      isEligible: () => !options.fundingSource || options.fundingSource === 'paypal',
      async render(place) {
        button = document.createElement('button');
        button.type = 'button';
        button.textContent = 'PayPal';
        button.setAttribute('aria-label', options.style?.label === 'checkout' ? words.checkoutButton : words.button);
        button.dataset.fundingSource = 'paypal';
        button.style.cssText =
          'background:#ffc439;color:#142c8e;border:0;border-radius:8px;width:100%;height:48px;font:italic 700 18px/1 system-ui,sans-serif;cursor:pointer';
        button.addEventListener('click', pay);
        elementOf(place).append(button);
        const toggle = (isOff) => async () => void (button.disabled = isOff);
        options.onInit?.({}, { enable: toggle(false), disable: toggle(true) });
      },
      async close() {
        button?.remove();
      },
      async updateProps(next) {
        Object.assign(options, next);
      },
    };
  };

  const CardFields = (options = {}) => {
    const inputs = {};
    const fieldOf = (name, label) => () => ({
      async render(place) {
        const input = document.createElement('input');
        input.placeholder = label;
        input.setAttribute('aria-label', label);
        inputs[name] = input;
        elementOf(place).append(input);
      },
      async close() {
        inputs[name]?.remove();
      },
      addClass() {},
      removeClass() {},
      clear() {},
      focus: () => inputs[name]?.focus(),
      setAttribute() {},
      removeAttribute() {},
      setMessage() {},
    });
    const state = async () => ({
      isFormValid: (inputs.number?.value ?? '').replace(/\D/g, '').length >= 15,
      cards: [],
      emittedBy: 'number',
      fields: {},
    });
    return {
      isEligible: () => true,
      NameField: fieldOf('name', words.name),
      NumberField: fieldOf('number', words.number),
      ExpiryField: fieldOf('expiry', words.expiry),
      CVVField: fieldOf('cvv', words.cvv),
      getState: state,
      async submit() {
        try {
          if (!(await state()).isFormValid) throw new Error('INVALID_NUMBER');
          const orderID = await options.createOrder();
          await fetch(`${origin}/sandbox/paypal/card`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ token: orderID }),
          });
          await options.onApprove({ orderID });
        } catch (error) {
          options.onError?.(error);
          throw error;
        }
      },
      async close() {},
    };
  };

  window[script.dataset.namespace || 'paypal'] = {
    version: 'sandbox',
    FUNDING: { PAYPAL: 'paypal', CARD: 'card', PAYLATER: 'paylater' },
    getFundingSources: () => ['paypal'],
    isFundingEligible: (source) => source === 'paypal',
    Buttons,
    CardFields,
  };
})();
