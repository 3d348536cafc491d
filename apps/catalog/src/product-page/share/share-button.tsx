import { useT } from '@souk/i18n';
import { useToasts } from '@souk/state';
import { IconButton } from '@souk/ui';
import { Share2 } from 'lucide-react';

/** Hands the product's address on: by the phone's own sheet where there is one, else to the clipboard. Source: docs/expectations M7. */
export function ShareButton({ name, path }: { name: string; path: string }) {
  const t = useT();
  const show = useToasts((toasts) => toasts.show);
  const share = async () => {
    const url = new URL(path, location.origin).href;
    if (typeof navigator.share === 'function') {
      // The shopper may close the sheet again: that is no failure.
      await navigator.share({ title: name, url }).catch(() => {});
      return;
    }
    await navigator.clipboard.writeText(url);
    show({ kind: 'status', text: t('share.copied') });
  };
  return (
    <IconButton label={t('share.share')} onClick={() => void share().catch(() => show({ kind: 'alert', text: path }))}>
      <Share2 aria-hidden="true" />
    </IconButton>
  );
}
