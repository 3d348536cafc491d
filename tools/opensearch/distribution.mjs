import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/install.mjs';

/** The version that the suite was last seen to pass with; another one by OPENSEARCH_VERSION. */
export const version = process.env.OPENSEARCH_VERSION || '2.19.3';
const copy = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies';
const downloadLimitMs = 15 * 60_000;

const run = (command, args, options = {}) =>
  spawnSync(command, args, { encoding: 'utf8', timeout: downloadLimitMs, ...options });

/** @returns the folder of OpenSearch's jars, fetched with Maven the first time; it throws where that cannot be done */
export const opensearchJars = () => {
  if (run('java', ['-version']).status !== 0)
    throw new Error('OpenSearch needs Java 17 or newer, which is not installed here');
  const folder = join(root, 'node_modules/.cache/opensearch', version);
  if (existsSync(folder)) return folder;
  if (run('mvn', ['-version']).status !== 0) throw new Error('OpenSearch needs Maven, which is not installed here');
  const half = `${folder}.new`;
  mkdirSync(half, { recursive: true });
  console.log(`Fetching OpenSearch ${version} (about 45 MB)…`);
  const words = ['-B', '-q', '-f', join(import.meta.dirname, 'pom.xml'), copy];
  const { status } = run('mvn', [...words, `-Dopensearch.version=${version}`, `-DoutputDirectory=${half}`], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('Maven could not fetch OpenSearch: see the lines above');
  renameSync(half, folder);
  return folder;
};
