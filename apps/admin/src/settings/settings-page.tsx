import { DeskFrame, Loaded, useDeskQuery } from '@souk/desk';
import { SettingsForm } from './settings-form';
import { VendorsForm } from './vendors-form';

/** What the owner sets of the store besides pages, header and footer. */
export function SettingsPage() {
  return (
    <DeskFrame screen="settings" merchantId={null}>
      <Settings />
    </DeskFrame>
  );
}

function Settings() {
  return (
    <Loaded query={useDeskQuery('settings', {})}>
      {(stored) => (
        <>
          <SettingsForm stored={stored} />
          <VendorsForm stored={stored} />
        </>
      )}
    </Loaded>
  );
}
