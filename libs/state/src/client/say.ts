import { isApiError, isUnsent, toApiError } from '@souk/api-client';
import { useIntl } from '@souk/i18n';
import { useMemo } from 'react';
import { type Toast, toastsStore } from './toasts';

type Values = Record<string, string | number>;

/**
 * Messages to the shopper, in their language: what was done, and what went wrong.
 * - `words` a text by its id; `errorText` a failure in words: the server's own where the catalogue lets them come first
 * - `done`, `told`, `wrong` say a text over the page; `failed` says a failure there. Source: spec 8.
 */
export const useSay = () => {
  const intl = useIntl();
  return useMemo(() => {
    const words = (id: string, values?: Values) => intl.formatMessage({ id }, values);
    const errorText = (error: unknown) => {
      if (isApiError(error)) return error.serverMessage ?? words(error.messageId);
      // Most likely a file that could not be loaded.
      return words(isUnsent(toApiError(error)) ? 'error.offline' : 'error.platform');
    };
    const show = (kind: Toast['kind'], text: string, more?: Pick<Toast, 'action'>) =>
      toastsStore.getState().show({ kind, text, ...more });
    return {
      words,
      errorText,
      done: (id: string, values?: Values) => void show('status', words(id, values)),
      /** With one thing to do about it. @returns its id, to take it away once that is no longer to be done */
      offered: (id: string, action: { id: string; run: () => void }): number =>
        show('status', words(id), { action: { label: words(action.id), run: action.run } }),
      /** In the server's own words. */
      told: (text: string) => void show('status', text),
      wrong: (id: string, values?: Values) => void show('alert', words(id, values)),
      failed: (error: unknown) => void show('alert', errorText(error)),
    };
  }, [intl]);
};
