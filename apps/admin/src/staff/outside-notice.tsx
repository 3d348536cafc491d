import { FormattedMessage } from '@souk/i18n';
import { Notice } from '@souk/ui';

/** Says that accounts are kept by an outside provider, and where. @param console null: they are the store's own */
export function OutsideNotice({ console }: { console: string | null }) {
  return (
    console !== null && (
      <Notice>
        <FormattedMessage id="admin.staff.outside" />{' '}
        <a href={console} rel="noreferrer">
          <FormattedMessage id="admin.staff.console" />
        </a>
      </Notice>
    )
  );
}
