import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** How this tool is called where it runs: by npm in the store's repository, by its own name where it is installed as a package. */
export const self = existsSync(join(import.meta.dirname, '../../../apps')) ? 'npm run release --' : 'npx souk-release';
