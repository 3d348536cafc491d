import { useT } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { useApi } from '@souk/state';
import { useEffect, useState } from 'react';
import { isMobileDevice, readWhatsApp, whatsAppHref } from './whatsapp';
import { widgetQueries } from './widget.queries';

/** Leads to a WhatsApp conversation with the store, when its owner has set one up. Source: WIDGET-06. */
export function WhatsAppLink() {
  const t = useT();
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  const { data } = useQuery({ ...widgetQueries(useApi()).whatsApp(), enabled: isHere });
  const widget = readWhatsApp(data?.data ?? null);
  if (!isHere || !widget) return null;
  const label = t('floating.whatsApp', { name: widget.name });
  return (
    <a
      href={whatsAppHref(widget, isMobileDevice(navigator))}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      title={label}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
        <path d={sign} />
      </svg>
    </a>
  );
}

const sign =
  'M12 2a10 10 0 0 0-8.600 15.100L2 22l5-1.300A10 10 0 1 0 12 2m0 1.800a8.200 8.200 0 0 1 7 12.500 8.200 8.200 0 0 1-11.100 2.600l-.4-.2-2.900.8.8-2.900-.2-.3A8.200 8.200 0 0 1 12 3.800M8.500 7.300c-.2 0-.5 0-.8.4-.3.3-1 1-1 2.400s1 2.800 1.200 3c.1.2 2 3.200 5 4.300 2.400 1 2.900.8 3.500.7.5 0 1.700-.7 1.900-1.300.2-.7.2-1.200.2-1.300l-.5-.3-1.700-.8c-.2-.1-.4-.1-.6.1l-.8 1c-.1.2-.3.2-.5.1-.3-.1-1-.4-2-1.200-.8-.7-1.300-1.500-1.400-1.700-.2-.3 0-.4.1-.5l.4-.5.2-.4v-.5c0-.1-.5-1.400-.8-1.900-.2-.5-.4-.4-.6-.4z';
