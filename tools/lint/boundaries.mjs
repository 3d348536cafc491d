import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import nx from '@nx/eslint-plugin';
import { layers } from './layers.mjs';

const rule = nx.rules['enforce-module-boundaries'];
const plan = 'README, "Where does my line go?"';
const root = join(import.meta.dirname, '../..');

/** The layer of each project, by its name: what a circle breaks is the layer of who imports upwards. */
const layerOfProject = new Map(
  ['apps', 'libs', 'tools'].flatMap((folder) =>
    readdirSync(join(root, folder)).flatMap((name) => {
      const file = join(root, folder, name, 'package.json');
      if (!existsSync(file)) return [];
      const { nx: project } = JSON.parse(readFileSync(file, 'utf8'));
      const layer = project?.tags?.find((tag) => tag.startsWith('layer:'));
      return layer ? [[project.name, layer]] : [];
    }),
  ),
);
const wayAround = new Map(layers.map(({ sourceTag, instead }) => [sourceTag, instead]));

const layerOf = ({ sourceTag, sourceProjectName } = {}) => sourceTag ?? layerOfProject.get(sourceProjectName);

/** nx's rule about projects, whose refusals say where the line belongs instead. */
export const boundaries = {
  ...rule,
  meta: {
    ...rule.meta,
    messages: {
      ...rule.meta.messages,
      noRelativeOrAbsoluteImportsAcrossLibraries: `Another project's folder is closed. A library is imported by its name, @souk/…; what two applications share lies in a library, or its owner shows it through a slot (${plan})`,
      noCircularDependencies: `{{sourceProjectName}} imports {{targetProjectName}}, which stands above it: {{instead}} (${plan})`,
      bannedExternalImportsViolation: `{{sourceTag}} does not import "{{imp}}": {{instead}} (${plan})`,
      onlyTagsConstraintViolation: `{{sourceTag}} imports {{tags}} alone: {{instead}} (${plan})`,
    },
  },
  create: (context) => {
    const report = (found) =>
      context.report({ ...found, data: { ...found.data, instead: wayAround.get(layerOf(found.data)) } });
    return rule.create(Object.create(context, { report: { value: report } }));
  },
};
