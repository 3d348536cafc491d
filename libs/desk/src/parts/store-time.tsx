import { useIntl, useLocale } from '@souk/i18n';
import { storeNow } from '@souk/state';
import { TextField } from '@souk/ui';
import { type ComponentProps, use, useState } from 'react';
import { DeskContext } from './use-desk';
import { isOwnZone, type MomentLook, utcTime, zonedText, zonedTime } from './zoned-time';

/** The store's time zone (`Europe/Paris`), in which the desks show and take times. Outside a desk: the reader's own. */
export const useStoreZone = (): string =>
  use(DeskContext)?.self.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The day that it is by the store's clock, in a zone: `2026-10-03`. */
export const storeDayIn = (zone: string): string => zonedText(storeNow().toISOString(), zone).slice(0, 10);

/** How the fields of a form write what is stored. */
export type FieldPlace = { zone: string; locale: string };

/** The store's zone, and the language in which the form was opened: in another one what is stored would look changed by somebody else. */
export const useFieldPlace = (): FieldPlace => {
  const zone = useStoreZone();
  const [locale] = useState(useLocale().locale);
  return { zone, locale };
};

/**
 * Shows a moment (ISO 8601) in the store's time zone, whole or only its day (`look`). The zone's name stands beside it if the reader's own clock
 * shows another time; UTC shows on hover. A day that is no moment (`2026-11-24`) is shown by DateText.
 */
export function StoreTime({ iso, look }: { iso: string; look?: MomentLook }) {
  const { locale } = useIntl();
  return (
    <time dateTime={iso} title={utcTime(iso, locale)}>
      {zonedTime(iso, locale, useStoreZone(), look)}
    </time>
  );
}

/** A field for a moment in the store's time zone; names the zone if the reader's own clock shows another time. */
export function StoreTimeField({ hint, ...field }: ComponentProps<typeof TextField>) {
  const { formatMessage } = useIntl();
  const zone = useStoreZone();
  const whose = isOwnZone(zone, storeNow()) ? null : formatMessage({ id: 'desk.storeZone' }, { zone });
  return <TextField {...field} type="datetime-local" hint={[hint, whose].filter(Boolean).join(' · ') || undefined} />;
}
