import { isApiError } from '@souk/api-client';
import { useT } from '@souk/i18n';
import { useToasts } from '@souk/state';

/** Words for what happened: an error's own sentence where the server gave one, and short messages over the page. */
export const useSay = () => {
  const t = useT();
  const show = useToasts((toasts) => toasts.show);
  const errorText = (error: unknown): string =>
    isApiError(error) ? (error.serverMessage ?? t(error.messageId)) : t('merchant.failed');
  return {
    errorText,
    done: (text: string) => void show({ kind: 'status', text }),
    failed: (error: unknown) => void show({ kind: 'alert', text: errorText(error) }),
  };
};
