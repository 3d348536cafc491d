import type { StorybookConfig } from '@storybook/react-vite';
import { join } from 'node:path';
import { compiledMessages } from '../compiled-messages.mjs';

const root = join(import.meta.dirname, '../../../..');

/** Storybook over every `*.stories.tsx` of libraries and applications. It asks nothing of the network. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [join(root, '{libs,apps}/*/src/**/*.stories.tsx')],
  // The demo store's pictures, under the addresses that pages name them by.
  staticDirs: [{ from: join(root, 'apps/api/seed/pictures/products'), to: '/img' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    define: { ...vite.define, __SERVER__: 'false', __APP_VERSION__: '"workbench"' },
    plugins: [...(vite.plugins ?? []), compiledMessages(root)],
  }),
};

export default config;
