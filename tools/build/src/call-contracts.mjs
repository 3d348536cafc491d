import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callsIn } from '@souk/release/api-contract';
import { isPacked, packedPromises, root } from './workspace.mjs';

const cache = join(root, 'node_modules/.cache/souk-contract');
const libraries = ['libs/contract/src', 'libs/api-client/src', 'libs/domain/src'];

const sourceHash = () => {
  const all = createHash('sha256');
  for (const library of libraries)
    for (const file of readdirSync(join(root, library), { recursive: true }).map(String).sort())
      if (/(?<!\.test)\.ts$/.test(file)) all.update(file).update(readFileSync(join(root, library, file)));
  return all
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
    .slice(0, 16);
};

/** The contract of this source, read once per state of it: `document` (OpenAPI) and `groups` (how pages name the calls). */
const contractDocument = () => {
  const file = join(cache, `${sourceHash()}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const folder = `${file.slice(0, -5)}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  const script = join(import.meta.dirname, 'contract-document.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, folder], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (status !== 0) throw new Error(`the contract cannot be read: ${stderr}`);
  writeFileSync(join(folder, 'contract.json'), stdout);
  renameSync(join(folder, 'contract.json'), file);
  return JSON.parse(stdout);
};

/** `api.coupons.mine(…)`, however the api came there. */
const call = /\bapi\s*\.\s*(\w+)\s*\.\s*(\w+)/g;

/** @returns `calls`, each with the shapes that its contract promises, and `groups`, how pages name them */
export const readCalls = () => {
  const { document, groups } = contractDocument();
  return { calls: callsIn(document), groups };
};

/** @returns the calls that an application's own source makes, each with the shapes that its contract promises */
export const callContracts = (dir) => {
  const { calls, groups } = isPacked ? packedPromises() : readCalls();
  const names = new Set();
  for (const file of readdirSync(join(dir, 'src'), { recursive: true }).map(String)) {
    if (!/(?<!\.(?:test|stories))\.tsx?$/.test(file)) continue;
    for (const [, group, verb] of readFileSync(join(dir, 'src', file), 'utf8').matchAll(call)) {
      const name = groups[group]?.[verb];
      if (name) names.add(name);
    }
  }
  return Object.fromEntries([...names].sort().map((name) => [name, calls[name]]));
};
