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
    return {
      words,
      errorText,
      done: (id: string, values?: Values) =>
        void toastsStore.getState().show({ kind: 'status', text: words(id, values) }),
      failed: (error: unknown) => void toastsStore.getState().show({ kind: 'alert', text: errorText(error) }),
    };
  }, [intl]);
};
