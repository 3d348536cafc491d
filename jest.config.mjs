import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { project } from './tools/jest/project.mjs';

const apps = readdirSync(join(import.meta.dirname, 'apps')).filter((name) => name !== 'api');

export default {
  // Of every file a worker keeps some: one that has grown is begun anew before the next, instead of collecting garbage ever longer.
  workerIdleMemoryLimit: '700MB',
  // A deadline against hanging, not a measure: a busy machine may take long to open a database.
  testTimeout: 180_000,
  projects: [
    ...['contract', 'counters', 'telemetry', 'domain', 'api-client', 'analytics'].map((name) =>
      project(`libs/${name}`, 'node'),
    ),
    ...['ui', 'i18n', 'router', 'query', 'mfe', 'state', 'desk', 'testing', 'workbench'].map((name) =>
      project(`libs/${name}`, 'dom'),
    ),
    ...apps.map((name) => project(`apps/${name}`, 'dom')),
    project('apps/api', 'api'),
    project('tools', 'node'),
  ],
};
