import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const textOf = (node) => (ts.isStringLiteralLike(node) ? node.text : null);

const fieldsOf = (node) =>
  new Map(
    node.properties
      .filter((property) => ts.isPropertyAssignment(property))
      .map((property) => [property.name.text, property.initializer]),
  );

/** The sentences of one source: what it hands to `createWords`, key by key; null where it is not a plain text. */
export const sentencesOf = (file, source) => {
  const found = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'createWords') {
      const [table] = node.arguments;
      if (table && ts.isObjectLiteralExpression(table))
        for (const [id, line] of fieldsOf(table)) {
          if (!ts.isObjectLiteralExpression(line)) continue;
          const fields = fieldsOf(line);
          const said = (locale) => (fields.has(locale) ? textOf(fields.get(locale)) : null);
          found.push({ file, id, en: said('en'), fr: said('fr') });
        }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return found;
};

/** Every sentence that the api says itself. */
export const serverSentences = () =>
  globSync('apps/api/src/**/*.ts').flatMap((file) => {
    const source = /\.test\./.test(file) ? '' : readFileSync(file, 'utf8');
    return source.includes('createWords(') ? sentencesOf(file, source) : [];
  });
