import type { StripeError } from '@stripe/stripe-js';

type Confirmed = { error?: Partial<StripeError> & { message: string } };
type Listener = (event: object) => void;

/** What the provider says, by test: the page keeps the library that it loaded first. */
export const stripeSays = {
  submit: jest.fn<Promise<Confirmed>, []>(),
  confirm: jest.fn<Promise<Confirmed>, [object]>(),
  /** Options with which fields were made, newest last. */
  elements: jest.fn<void, [object]>(),
  /** The shopper changes something in the fields. */
  change: () => {},
};

/** An element of the provider's: its fields are ready at once. */
const elementOf = () => {
  const listeners: Record<string, Listener> = {};
  stripeSays.change = () => listeners['change']?.({});
  return {
    on: (name: string, listener: Listener) => {
      listeners[name] = listener;
      if (name === 'ready') setTimeout(() => listener({}));
    },
    mount() {},
    destroy() {},
    update() {},
    off() {},
    focus() {},
  };
};

/** Puts the provider's library into the page, as far as the store uses it. Cards pay until a test says otherwise. */
export const stubStripe = () => {
  stripeSays.submit.mockReset().mockResolvedValue({});
  stripeSays.confirm.mockReset().mockResolvedValue({});
  stripeSays.elements.mockReset();
  const stripe = {
    elements: (options: object) => {
      stripeSays.elements(options);
      const element = elementOf();
      return { create: () => element, getElement: () => element, submit: () => stripeSays.submit(), update() {} };
    },
    confirmPayment: (asked: object) => stripeSays.confirm(asked),
    confirmCardPayment() {},
    createToken() {},
    createPaymentMethod() {},
    registerAppInfo() {},
    _registerWrapper() {},
  };
  Object.assign(window, { Stripe: Object.assign(() => stripe, { version: 'endive' }) });
};
