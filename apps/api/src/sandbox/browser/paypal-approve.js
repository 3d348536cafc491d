// The payer chose an address: the shop is asked whether it sends there, as PayPal does while its window is open.
(() => {
  const words = JSON.parse(document.documentElement.dataset.words);
  const form = document.querySelector('form');
  const token = form.elements.namedItem('token').value;
  const problem = document.querySelector('.problem');
  const chosen = () => form.querySelector('[name="address"]:checked').dataset;
  let isAgreed = !window.opener;

  form.addEventListener('submit', (event) => {
    if (isAgreed || event.submitter?.value !== 'approve') return;
    event.preventDefault();
    problem.textContent = '';
    const { country, state, city, postal } = chosen();
    const shippingAddress = { countryCode: country, state, city, postalCode: postal };
    window.opener.postMessage({ paypalToken: token, shippingAddress }, location.origin);
  });
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== window.opener || origin !== location.origin || data?.paypalToken !== token) return;
    if (!data.isServed) {
      problem.textContent = words.notServed;
      return;
    }
    isAgreed = true;
    form.requestSubmit(form.querySelector('[value="approve"]'));
  });
})();
