import { readFileSync } from 'node:fs';

const contentOf = (name, file) => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new Error(`${name}: ${file} cannot be read (${error.code})`, { cause: error });
  }
};

/**
 * A secret of the environment, or the content of the file that `NAME_FILE` names, as pipelines and containers are given theirs. The
 * servers read theirs by the same rules (libs/contract/src/server/secret-files.ts); this tool also runs where no source is.
 * @param {string} name
 * @param {Record<string, string | undefined>} env
 * @returns {string | undefined} undefined where neither is set
 * @throws one line when a file cannot be read, is empty, or says what the variable says too
 */
export const secretOf = (name, env = process.env) => {
  const file = env[`${name}_FILE`];
  if (!file) return env[name];
  if (env[name]) throw new Error(`${name} and ${name}_FILE are both set: leave one out`);
  const content = contentOf(`${name}_FILE`, file);
  if (content === '') throw new Error(`${name}_FILE: ${file} is empty`);
  return content;
};
