/** What a journey leaves out: another journey runs beside it on the same store. */
export const inJourneys = [
  {
    selector: "Literal[value='/sandbox/fault']",
    message: 'Another journey would meet this fault: take `fault` of e2e/fixtures.ts, which is for one visitor.',
  },
];

/** What a unit test leaves out. A shorter deadline of one test is a clock: it fails on a busy machine and finds nothing. */
export const inTests = [
  {
    selector:
      'CallExpression[callee.name=/^(test|it|beforeAll|beforeEach|afterAll|afterEach)$/] > Literal.arguments[raw=/^[0-9]/]',
    message: 'Leave the deadline out: jest.config.mjs has one for every test.',
  },
  {
    selector: 'MemberExpression[object.name=/^(test|it|describe)$/][property.name=/^(skip|only)$/]',
    message: 'A test that is skipped says why in its title: tools/run/where.ts.',
  },
  {
    selector:
      "AssignmentExpression[left.object.object.name='HTMLDialogElement'][left.object.property.name='prototype']",
    message: 'Dialogs are opened by the set-up of every test: tools/jest/setup-dom.mjs.',
  },
  {
    selector:
      "CallExpression[callee.object.name='Object'][callee.property.name='assign'] > CallExpression.arguments:first-child[callee.name='fakeApi']",
    message: 'Give the answer to fakeApi: it holds it against the contract.',
  },
];
