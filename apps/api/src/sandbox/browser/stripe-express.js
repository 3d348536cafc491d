// The wallets' buttons, in a frame. A press is told to the page that holds it.
(() => {
  const say = (message) => window.parent.postMessage(message, location.origin);
  for (const button of document.querySelectorAll('[data-wallet]')) {
    button.addEventListener('click', () => say({ type: 'click', wallet: button.dataset.wallet }));
  }
  say({ type: 'ready' });
})();
