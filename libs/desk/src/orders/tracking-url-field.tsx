import { isTrackingUrl, trackingUrlMost } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { TextField } from '@souk/ui';

/** Whether what was typed can be kept: an address that a shopper may be led to, or nothing. */
export const mayTrackAt = (typed: string): boolean => typed.trim() === '' || isTrackingUrl(typed.trim());

type Props = { value: string; isChecked: boolean; onChange: (value: string) => void };

/** Where the carrier shows a parcel's way, for the shopper to follow. */
export function TrackingUrlField({ value, isChecked, onChange }: Props) {
  const t = useT();
  return (
    <TextField
      label={t('desk.ship.trackingUrl')}
      mark={<FormattedMessage id="word.optional" />}
      type="url"
      inputMode="url"
      value={value}
      maxLength={trackingUrlMost}
      error={isChecked && !mayTrackAt(value) ? t('desk.ship.badTrackingUrl') : null}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
