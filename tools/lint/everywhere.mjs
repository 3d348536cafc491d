/** What no file writes: selectors of ESLint's `no-restricted-syntax`, each with its sentence. */
export const everywhere = [
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Text enters as text: HTML is rendered by custom-pages alone.',
  },
  {
    // ASVS 4.1.1: a browser that guesses the letters of a script or a page can be made to guess wrong.
    selector:
      ":matches(Property[key.value='content-type'], CallExpression[callee.property.name='type']) > Literal[value=/^text.(html|css|plain|javascript)$/]",
    message: 'A text says its charset: add "; charset=utf-8".',
  },
  {
    // ASVS 12.3.2. A service whose authority the machine does not know is trusted by NODE_EXTRA_CA_CERTS.
    selector:
      "Property[key.name=/^(rejectUnauthorized|checkServerIdentity)$/], :matches(Identifier[name='NODE_TLS_REJECT_UNAUTHORIZED'], Literal[value='NODE_TLS_REJECT_UNAUTHORIZED'])",
    message: 'Certificates are checked, everywhere: name an authority of your own in NODE_EXTRA_CA_CERTS.',
  },
  {
    // Compose and pipelines hand on a variable that nobody set as an empty one.
    selector:
      "LogicalExpression[operator='??']:matches([left.object.name='env'], [left.object.property.name='env']):not([right.value=''])",
    message: 'A variable that is set to nothing is not set: take || after it.',
  },
  {
    selector: 'Literal[regex.pattern=/S[+]@/]',
    message: 'What an e-mail address is, is one rule: isEmail of @souk/domain.',
  },
  {
    selector: 'Literal[raw="86_400_000"]',
    message: 'A day has a name: dayMs of @souk/domain.',
  },
  {
    selector: 'TemplateElement[value.raw=/status (not )?in \\([0-9]/]',
    message:
      'States are named: orderIn, refundIn and hasOpenRefund of apps/api/src/orders read the tables of libs/domain.',
  },
];
