import { toApiError } from '@souk/api-client';
import { useLocale } from '@souk/i18n';
import { useMutation } from '@souk/query';
import type { SignInRequest } from '../auth/oidc';
import { startSignIn } from '../auth/sign-in';

/** Leaves for the identity provider; stays busy until the page is gone. A failure is an ApiError, as a call's is. */
export const useProvider = () => {
  const { locale } = useLocale();
  return useMutation({
    mutationFn: async (request: Omit<SignInRequest, 'locale'>) => {
      await startSignIn({ locale, ...request }).catch((error: unknown) => {
        throw toApiError(error);
      });
      // The page is on its way out: the button keeps turning until it is gone.
      await new Promise(() => undefined);
    },
  });
};
