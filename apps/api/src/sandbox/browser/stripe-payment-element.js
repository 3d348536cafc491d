// Stripe's Payment Element and Card Element: the fields of a card in a frame of the sandbox.
(() => {
  const { Element, languageOf, wordsOf, parentOf } = window.soukSandboxElement;

  class PaymentElement extends Element {
    mount(place) {
      // Stripe's frame is wider than its place by its inset, so that fields stand flush with the page's own.
      const css = 'width:calc(100% + 8px);height:164px;display:block;margin:-4px';
      const title = wordsOf(this.elements).frame;
      this.held = this.frameIn(parentOf(place), { path: '/sandbox/stripe/frame', title, css });
    }
    /** The shopper changed the language while the form stands; what was typed stays. */
    changeLanguage() {
      this.held?.send({ type: 'language', locale: languageOf(this.elements.options) });
      if (this.held) this.held.frame.title = wordsOf(this.elements).frame;
    }
    receive(message) {
      if (message.type === 'ready') {
        this.isReady = true;
        const { appearance = {}, fonts = [] } = this.elements.options;
        this.held.send({ type: 'style', appearance, fonts });
        this.tell('ready', { elementType: this.type });
      }
      if (message.type === 'height') this.held.frame.style.height = `${message.height}px`;
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
    check() {
      return new Promise((resolve) => {
        this.onChecked = resolve;
        this.held.send({ type: 'check' });
      });
    }
    confirm(fields) {
      return new Promise((resolve) => {
        this.onConfirmed = resolve;
        // The sum of a form that was opened for it: Stripe takes no other than the payment's.
        const { mode, amount } = this.elements.options;
        const locale = languageOf(this.elements.options);
        this.held.send({ type: 'confirm', locale, ...(mode === undefined ? {} : { amount }), ...fields });
      });
    }
    focus() {
      this.held?.frame.focus();
      this.held?.send({ type: 'focus' });
    }
    unmount() {
      this.held?.close();
    }
  }

  Object.assign(window.soukSandboxElements, { payment: PaymentElement, card: PaymentElement });
})();
