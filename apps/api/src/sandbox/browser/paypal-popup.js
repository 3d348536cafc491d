// Hands the payer's choice to the shop's window and closes this one.
(() => {
  const { paypalChoice: choice, paypalToken } = document.querySelector('[data-paypal-choice]').dataset;
  window.opener?.postMessage({ choice, paypalToken }, location.origin);
  window.close();
})();
