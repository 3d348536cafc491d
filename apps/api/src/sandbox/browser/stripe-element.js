// The part that all of Stripe's elements share: listeners, and a frame of the sandbox that sends messages.
(() => {
  const origin = new URL(document.currentScript.src).origin;
  const languageOf = ({ locale }) => (locale === 'fr' ? 'fr' : 'en');
  const wordsOf = ({ options }) => window.soukStripeWords[languageOf(options)];
  const parentOf = (place) => (typeof place === 'string' ? document.querySelector(place) : place);

  class Element {
    constructor(type, elements) {
      Object.assign(this, { type, elements, listeners: {}, isReady: false });
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
    /** Puts a frame of the sandbox somewhere and listens to it. */
    frameIn(parent, { path, title, css }) {
      const frame = document.createElement('iframe');
      const at = new URL(path, origin);
      at.searchParams.set('locale', languageOf(this.elements.options));
      Object.assign(frame, { title, src: at.href });
      frame.style.cssText = `border:0;background:transparent;${css}`;
      // The frame's fields stand before its script listens: what is sent until then waits, as in Stripe.js.
      let waiting = [];
      const post = (message) => frame.contentWindow?.postMessage(message, origin);
      const onMessage = (event) => {
        if (event.source !== frame.contentWindow || event.origin !== origin) return;
        const late = waiting ?? [];
        waiting = null;
        this.receive(event.data);
        late.forEach(post);
      };
      addEventListener('message', onMessage);
      parent.append(frame);
      return {
        frame,
        send: (message) => (waiting ? void waiting.push(message) : post(message)),
        close: () => {
          removeEventListener('message', onMessage);
          frame.remove();
        },
      };
    }
    update(options) {
      Object.assign(this.options ?? {}, options);
    }
    changeLanguage() {}
    focus() {}
    blur() {}
    clear() {}
    collapse() {}
    destroy() {
      this.unmount();
      this.elements.forget(this.type);
    }
  }

  window.soukSandboxElement = { Element, origin, languageOf, wordsOf, parentOf };
  window.soukSandboxElements = {};
})();
