import { toApiError } from '@souk/api-client';
import { useT } from '@souk/i18n';
import { useToasts } from '@souk/state';

/** Says a failed call in the catalogue's words, over the page. Source: spec 8. */
export const useErrorToast = () => {
  const t = useT();
  const show = useToasts((toasts) => toasts.show);
  return (error: unknown) => {
    const { serverMessage, messageId } = toApiError(error);
    show({ kind: 'alert', text: serverMessage ?? t(messageId) });
  };
};
