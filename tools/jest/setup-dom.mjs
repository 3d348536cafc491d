import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A deadline against hanging, not a measure: a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

// A test of server code in a DOM project asks for the node environment by a docblock: there is nothing to set up then.
if (typeof window !== 'undefined') {
  // jsdom has no <dialog> behaviour; showModal and close are its visible half.
  if (!HTMLDialogElement.prototype.showModal) {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.setAttribute('open', '');
    };
    HTMLDialogElement.prototype.show = HTMLDialogElement.prototype.showModal;
    HTMLDialogElement.prototype.close = function close() {
      this.removeAttribute('open');
      this.dispatchEvent(new Event('close'));
    };
  }
  window.matchMedia ??= (query) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} });
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView ??= () => {};
}
// jsdom lays nothing out, so nothing ever comes into view or changes its size.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
