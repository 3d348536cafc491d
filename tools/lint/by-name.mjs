const advice =
  'ask by name: hasReason(error, …), isRefused(error) or successCode (docs/errors.md says which refusals there are)';

/** A number like 404; smaller ones are free: an order's status is one. */
const number = '/^[1-9][0-9_]{2,}$/';
const sentence = '/^[\'"].{2}/';

/** Where a property's name stands, of `a.code` and of `a?.code`. */
const properties = ['property.name', 'expression.property.name'];
const sides = [
  ['left', 'right'],
  ['right', 'left'],
];

/** Comparisons of a value with a literal, whichever of the two comes first. */
const compared = (path, name, literal) =>
  sides.map(
    ([one, other]) =>
      `BinaryExpression[operator=/^([!=]==?|[<>]=?)$/][${one}.${path}=${name}][${other}.raw=${literal}]`,
  );

const numbersOf = (names) => {
  const name = `/^(${names})$/`;
  const selectors = [
    ...compared('name', '"code"', number),
    ...properties.flatMap((path) => [
      ...compared(path, name, number),
      `CallExpression[callee.property.name="includes"][callee.object.elements.0.raw=${number}][arguments.0.${path}=${name}]`,
      `SwitchStatement[discriminant.${path}=${name}] > SwitchCase[test.raw=${number}]`,
    ]),
  ];
  return selectors.map((selector) => ({ selector, message: `A client does not decide by a number: ${advice}.` }));
};

const spoken = '/^(message|serverMessage)$/';
const sentences = properties
  .flatMap((path) => [
    ...compared(path, spoken, sentence),
    `CallExpression[callee.property.name=/^(includes|startsWith|endsWith|match)$/][callee.object.${path}=${spoken}]`,
  ])
  .map((selector) => ({ selector, message: `A client does not decide by a sentence: ${advice}.` }));

const paths = ['Literal[value', 'TemplateElement[value.raw'].map((text) => ({
  selector: `${text}=/^.order.(shopping_cart|order_confirm)/]`,
  message:
    'A page that several places lead to has its path in libs/domain/src/pages/page-paths.ts: cartPath, orderConfirmPath.',
}));

/** What no page writes: a refusal is known by its name, a shared page by its path in libs/domain. */
export const byName = [...numbersOf('code|status|statusCode'), ...sentences, ...paths];

/** The same where HTTP is spoken with others too: the shell server, and the sign-in's token endpoint. */
export const byNameBesideHttp = [...numbersOf('code'), ...sentences, ...paths];
