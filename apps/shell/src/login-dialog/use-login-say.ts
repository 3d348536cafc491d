import { isApiError } from '@souk/api-client';
import { useT } from '@souk/i18n';
import { useMemo } from 'react';

/** An error in the shopper's words: the server's own where the catalogue lets them come first. Source: spec 8. */
export const useErrorText = () => {
  const t = useT();
  return useMemo(
    () => (error: unknown) => (isApiError(error) ? (error.serverMessage ?? t(error.messageId)) : t('error.platform')),
    [t],
  );
};
