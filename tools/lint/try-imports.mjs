import { ESLint } from 'eslint';
import { root } from '../run/install.mjs';

/** Lints one line in each of the given places, as `[file, line][]`, and prints what is said of each. For refusals.test.mjs. */
const eslint = new ESLint({ cwd: root });
const said = [];
for (const [filePath, line] of JSON.parse(process.argv[2])) {
  const [{ messages }] = await eslint.lintText(`${line}\n`, { filePath });
  said.push(
    messages.filter(({ ruleId }) => ruleId !== '@typescript-eslint/no-unused-vars').map(({ message }) => message),
  );
}
console.log(JSON.stringify(said));
