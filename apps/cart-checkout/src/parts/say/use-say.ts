import { isApiError } from '@souk/api-client';
import { useIntl } from '@souk/i18n';
import { toastsStore } from '@souk/state';
import { useMemo } from 'react';

type Values = Record<string, string | number>;

/** Messages to the shopper, in their language: what was done, and what went wrong. */
export const useSay = () => {
  const intl = useIntl();
  return useMemo(() => {
    const words = (id: string, values?: Values) => intl.formatMessage({ id }, values);
    /** The server's own words where the catalogue lets them come first, else the catalogue's. Source: spec 8. */
    const errorText = (error: unknown) =>
      isApiError(error) ? (error.serverMessage ?? words(error.messageId)) : words('error.platform');
    const show = (kind: 'status' | 'alert', text: string) => void toastsStore.getState().show({ kind, text });
    return {
      words,
      errorText,
      done: (id: string, values?: Values) => show('status', words(id, values)),
      wrong: (id: string, values?: Values) => show('alert', words(id, values)),
      failed: (error: unknown) => show('alert', errorText(error)),
    };
  }, [intl]);
};
