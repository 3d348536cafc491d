import { FormattedMessage } from '@souk/i18n';
import { Button } from '@souk/ui';
import { Printer } from 'lucide-react';

/** Prints, named by a message. */
export function PrintButton({ label, onPrint }: { label: string; onPrint: () => void }) {
  return (
    <Button size="sm" onClick={onPrint}>
      <Printer size={18} strokeWidth={1.5} aria-hidden="true" />
      <FormattedMessage id={label} />
    </Button>
  );
}
