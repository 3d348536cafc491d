import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/install.mjs';

/** The version that the suite was last seen to pass with; another one by KEYCLOAK_VERSION. */
export const version = process.env.KEYCLOAK_VERSION || '26.7.3';
const unpack = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:unpack';
const downloadLimitMs = 15 * 60_000;

const run = (command, args, options = {}) =>
  spawnSync(command, args, { encoding: 'utf8', timeout: downloadLimitMs, ...options });

const missing = (what) => {
  console.error(`Keycloak needs ${what}, which is not installed here. Nothing else in this project does.`);
  process.exit(1);
};

/** @returns the folder of the Keycloak distribution, fetched with Maven the first time */
export const keycloakFolder = () => {
  if (run('java', ['-version']).status !== 0) missing('Java 17 or newer');
  const cache = join(root, 'node_modules/.cache/keycloak');
  const folder = join(cache, `keycloak-${version}`);
  if (existsSync(join(folder, 'bin/kc.sh'))) return folder;
  if (run('mvn', ['-version']).status !== 0) missing('Maven');
  mkdirSync(cache, { recursive: true });
  console.log(`Fetching Keycloak ${version} (about 180 MB)…`);
  const artifact = `org.keycloak:keycloak-quarkus-dist:${version}:zip`;
  // Maven without a project writes its marks into a folder of the working directory, whatever it is told
  const { status } = run('mvn', ['-B', '-q', unpack, `-Dartifact=${artifact}`, `-DoutputDirectory=${cache}`], {
    stdio: 'inherit',
    cwd: cache,
  });
  if (status !== 0 || !existsSync(folder)) {
    console.error('Maven could not fetch it: see the lines above.');
    process.exit(1);
  }
  return folder;
};
