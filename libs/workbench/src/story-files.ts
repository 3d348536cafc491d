import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(__dirname, '../../..');

/** Every file of stories, by its path in the repository. */
export const storyFiles = globSync('{libs,apps}/*/src/**/*.stories.tsx', { cwd: root }).sort();

export const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
