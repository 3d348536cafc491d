import { sep } from 'node:path';

/** Code that is shipped imports no test code. Not shipped are tests, stories, `src/testing`, libs/testing and libs/workbench. */
export const shippedCode = {
  meta: {
    type: 'problem',
    messages: {
      testCode:
        '"{{name}}" is test code, which tests and src/testing alone import: what a page or the server needs goes to the module that owns it (README, "Where does my line go?")',
    },
    schema: [],
  },
  create(context) {
    const isShipped = !/\.test\.|\.stories\.|\/(?:testing|workbench)\//.test(context.filename.split(sep).join('/'));
    if (!isShipped) return {};
    const check = ({ source }) => {
      const name = source?.value;
      if (typeof name !== 'string' || !/^@souk\/testing(?:\/|$)|^\..*\/testing(?:\/|$)/.test(name)) return;
      context.report({ node: source, messageId: 'testCode', data: { name } });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};
