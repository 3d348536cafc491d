import { join } from 'node:path';
import { project } from '../jest/project.mjs';

export default { ...project('libs/domain', 'node'), rootDir: join(import.meta.dirname, '../../libs/domain') };
