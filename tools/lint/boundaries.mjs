import nx from '@nx/eslint-plugin';
import { walls } from './walls.mjs';

const rule = nx.rules['enforce-module-boundaries'];
const plan = 'README, "Where does my line go?"';
const wayAround = new Map(walls.map(({ sourceTag, instead }) => [sourceTag, instead]));

/** nx's rule about projects, whose refusals say where the line belongs instead. */
export const boundaries = {
  ...rule,
  meta: {
    ...rule.meta,
    messages: {
      ...rule.meta.messages,
      noRelativeOrAbsoluteImportsAcrossLibraries: `Another project's folder is closed. A library is imported by its name, @souk/…; what two applications share lies in a library, or its owner shows it through a slot (${plan})`,
      bannedExternalImportsViolation: `{{sourceTag}} does not import "{{imp}}": {{instead}} (${plan})`,
      onlyTagsConstraintViolation: `{{sourceTag}} imports {{tags}} alone: {{instead}} (${plan})`,
    },
  },
  create: (context) => {
    const report = (found) =>
      context.report({ ...found, data: { ...found.data, instead: wayAround.get(found.data?.sourceTag) } });
    return rule.create(Object.create(context, { report: { value: report } }));
  },
};
