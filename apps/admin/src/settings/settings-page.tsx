import { DeskFrame, Loaded, useDeskQuery } from '@souk/desk';
import { lazyPart } from '@souk/mfe';
import { Suspense } from 'react';
import { SettingsForm } from './settings-form';
import { VendorsForm } from './vendors-form';

const MerchantKinds = lazyPart(async () => ({ default: (await import('./merchant-kinds-form')).MerchantKinds }));

/** What the owner sets of the store besides pages, header and footer. */
export function SettingsPage() {
  return (
    <DeskFrame screen="settings" merchantId={null}>
      <Settings />
      <Suspense>
        <MerchantKinds />
      </Suspense>
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
