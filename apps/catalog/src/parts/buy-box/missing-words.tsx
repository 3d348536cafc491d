import type { Attribute } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';

/** "Select a size": what a button says while an option is still to be chosen. */
export function SelectWords({ attribute: { key, name } }: { attribute: Attribute }) {
  return <FormattedMessage id="buy.select" values={{ key, name: name.toLowerCase() }} />;
}
