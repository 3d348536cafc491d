import { FormattedMessage } from '@souk/i18n';

/** Leads to the carrier's page about a parcel, and names whose page that is; nothing where nobody gave one. */
export function TrackingLink({ url }: { url: string | undefined }) {
  if (!url || !URL.canParse(url)) return null;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <FormattedMessage id="orderDetail.trackAt" values={{ host: new URL(url).hostname }} />
    </a>
  );
}
