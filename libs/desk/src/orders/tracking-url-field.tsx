import { isTrackingUrl, trackingUrlMost } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { TextField } from '@souk/ui';

/** What is wrong with a carrier's page as it is typed: the id of the message; null: shoppers may be led there, or nothing is typed. */
export const trackingUrlFault = (typed: string) =>
  typed.trim() === '' || isTrackingUrl(typed.trim()) ? null : 'desk.ship.badTrackingUrl';

type Props = {
  value: string;
  /** What is wrong with it; null: nothing, or the form was not sent. */
  error: string | null;
  onChange: (value: string) => void;
};

/** Where the carrier shows a parcel's way, for the shopper to follow. */
export function TrackingUrlField({ value, error, onChange }: Props) {
  const t = useT();
  return (
    <TextField
      label={t('desk.ship.trackingUrl')}
      mark={<FormattedMessage id="word.optional" />}
      type="url"
      inputMode="url"
      value={value}
      maxLength={trackingUrlMost}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
