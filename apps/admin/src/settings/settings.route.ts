import { deskLoader } from '@souk/desk';

export { SettingsPage as Component } from './settings-page';

export const loader = deskLoader(
  () => ['settings', {}],
  () => ['merchantKinds', {}],
);
