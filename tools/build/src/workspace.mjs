import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The repository of the store. Of a build with the packed tool in another repository it is nothing. */
export const root = join(import.meta.dirname, '../../..');

const file = join(import.meta.dirname, '../promises.json');

/** Whether this is the packed tool (`npm run sdk`): the sources of the libraries are not here, but what they promise. */
export const isPacked = existsSync(file);

/** @returns what the libraries promised when they were packed: `slots`, `versions`, `calls`, `groups` */
export const packedPromises = () => JSON.parse(readFileSync(file, 'utf8'));
