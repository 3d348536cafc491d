// The card form inside the frame. It talks to the page that holds it, on the same origin, and to the sandbox.
(() => {
  const shop = window.parent;
  const origin = location.origin;
  const field = (name) => document.getElementById(name);
  const digits = (name) => field(name).value.replace(/\D/g, '');
  const say = (message) => shop.postMessage(message, origin);

  const all = JSON.parse(document.documentElement.dataset.words);
  let words = all[document.documentElement.lang];

  const expiryProblem = () => {
    const value = digits('expiry');
    if (value.length < 4) return words.expiryIncomplete;
    const month = Number(value.slice(0, 2));
    const end = new Date(2000 + Number(value.slice(2, 4)), month, 1);
    if (month < 1 || month > 12) return words.expiryInvalid;
    return end <= new Date() ? words.expiryPast : '';
  };
  const checks = {
    number: () => (digits('number').length < 15 ? words.numberIncomplete : ''),
    expiry: expiryProblem,
    cvc: () => (digits('cvc').length < 3 ? words.cvcIncomplete : ''),
  };

  const show = (name) => {
    const problem = checks[name]();
    field(`${name}-error`).textContent = problem;
    field(name).toggleAttribute('aria-invalid', problem !== '');
    measure();
    return problem;
  };
  // the form's own height: the frame's is never less than it was
  const measure = () => say({ type: 'height', height: Math.ceil(field('card').getBoundingClientRect().height) });
  const firstProblem = () =>
    Object.keys(checks)
      .map(show)
      .find((problem) => problem !== '') ?? '';

  const format = {
    number: () =>
      digits('number')
        .slice(0, 19)
        .replace(/(\d{4})(?=\d)/g, '$1 '),
    expiry: () =>
      digits('expiry')
        .slice(0, 4)
        .replace(/^(\d{2})(?=\d)/, '$1 / '),
    cvc: () => digits('cvc').slice(0, 4),
  };

  const sayChange = () =>
    say({
      type: 'change',
      complete: Object.values(checks).every((check) => check() === ''),
      empty: Object.keys(checks).every((one) => field(one).value === ''),
    });
  for (const name of Object.keys(checks)) {
    field(name).addEventListener('input', () => {
      field(name).value = format[name]();
      if (field(name).hasAttribute('aria-invalid')) show(name);
      sayChange();
    });
    field(name).addEventListener('blur', () => field(name).value && show(name));
  }
  field('card').addEventListener('submit', (event) => event.preventDefault());

  const confirm = async ({ clientSecret, returnUrl, locale, amount }) => {
    const message = firstProblem();
    if (message) return { error: { type: 'validation_error', code: 'incomplete', message } };
    const response = await fetch('/sandbox/stripe/confirm', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientSecret, returnUrl, number: field('number').value, locale, amount }),
    }).catch(() => null);
    if (!response) return { error: { type: 'api_connection_error', message: words.network } };
    return response.json();
  };

  /** The shop's typeface, by its address: only fonts that are sent with leave to use them load, as in Stripe's frame. */
  const loadFont = async ({ family, src, weight }) => {
    const font = new FontFace(family, src, { weight });
    document.fonts.add(await font.load());
    measure();
  };
  /** The look of fields that hang on more than a colour, as Stripe's `rules` name them. */
  const ruled = { '.Input': 'input', '.Label': 'label', '.Error': '.problem' };

  const style = ({ variables = {}, rules = {} } = {}, fonts = []) => {
    for (const font of fonts) loadFont(font).catch((error) => console.error(error));
    for (const [rule, selector] of Object.entries(ruled)) {
      for (const node of document.querySelectorAll(selector)) Object.assign(node.style, rules[rule]);
    }
    const names = {
      colorText: '--ink',
      colorTextSecondary: '--ink-soft',
      colorBackground: '--surface',
      colorDanger: '--sale',
      colorPrimary: '--brand',
      borderRadius: '--radius',
      fontFamily: '--font',
      fontSizeBase: '--size',
      fontSizeSm: '--size-small',
      gridRowSpacing: '--row-gap',
      gridColumnSpacing: '--column-gap',
    };
    for (const [from, to] of Object.entries(names)) {
      if (variables[from]) document.documentElement.style.setProperty(to, variables[from]);
    }
  };

  /** Says all of it in another language; what was typed stays. */
  const speak = (locale) => {
    words = all[locale];
    document.documentElement.lang = locale;
    document.title = words.cardDetails;
    for (const name of Object.keys(checks)) {
      document.querySelector(`label[for="${name}"]`).textContent = words[name];
      const hint = words[`${name}Hint`];
      if (hint) field(name).placeholder = hint;
      if (field(name).hasAttribute('aria-invalid')) show(name);
    }
    measure();
  };

  addEventListener('message', async ({ source, origin: from, data }) => {
    if (source !== shop || from !== origin) return;
    if (data.type === 'style') style(data.appearance, data.fonts);
    if (data.type === 'language') speak(data.locale);
    if (data.type === 'focus') {
      const [first] = Object.keys(checks).filter((name) => checks[name]() !== '');
      field(first ?? 'number').focus();
    }
    if (data.type === 'check') say({ type: 'checked', error: firstProblem() });
    if (data.type === 'confirm') say({ type: 'confirmed', result: await confirm(data) });
  });
  addEventListener('resize', measure);
  measure();
  say({ type: 'ready' });
  // typed before this script ran
  if (Object.keys(checks).some((name) => field(name).value !== '')) sayChange();
})();
