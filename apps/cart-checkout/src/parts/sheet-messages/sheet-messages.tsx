import { useT } from '@souk/i18n';
import { useToasts } from '@souk/state';
import { useSheetToast } from '@souk/state/sheet-toast';
import { SheetMessages as Messages } from '@souk/ui';

/** The page's message inside a modal sheet of the cart. */
export function SheetMessages() {
  const t = useT();
  const { toast, dismiss } = useSheetToast(useToasts);
  return <Messages toast={toast} onDismiss={dismiss} dismissLabel={t('word.close')} />;
}
