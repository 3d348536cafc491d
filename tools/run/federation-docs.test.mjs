import { withFigures } from './federation-docs.mjs';

const docs = (figures) =>
  `above\n\n<!-- written by npm run test:federation -- --docs -->\n\n${figures}\n\n<!-- until here -->\n\nbelow\n`;

test('figures of this run take the place of the last ones, signs of replacing and all', () => {
  expect(withFigures(docs('| old | 1 |'), "| new | $& $' |")).toBe(docs("| new | $& $' |"));
});

test('a document without the marks is told, not overwritten', () => {
  expect(() => withFigures('above below', '| new |')).toThrow('lost the marks');
});
