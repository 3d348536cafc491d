import { defineConfig } from '@playwright/test';
import suite from '../playwright.config';

const { webServer, projects: _projects, ...shared } = suite;

/** `npm run test:keycloak`: the sign-in journeys of shop and desks, and those about what Keycloak alone says, one at a time. */
export default defineConfig({
  ...shared,
  ...(webServer ? { webServer: { ...[webServer].flat()[0], command: 'node ../../tools/run/serve.mjs' } } : {}),
  testDir: '..',
  testMatch: ['account/sign-in.spec.ts', 'admin/sign-in.spec.ts', 'keycloak/*.spec.ts'],
  // Keycloak takes two sign-ins to one account at the same moment for an attack.
  workers: 1,
});
