import { hasReason } from '@souk/api-client';
import type { DeskPermission } from '@souk/contract/desk';
import { membersThatMay, staffThatMay } from '@souk/domain/desk';
import { useLocale } from '@souk/i18n';
import { useSay } from '@souk/state';
import { useMemo } from 'react';

/**
 * What a refusal says at a desk: for a missing permission which roles have it and who gives them, for anything else what is said
 * everywhere.
 * @param merchantId null: the platform's desk
 */
export const useRefusalText = (merchantId: number | null) => {
  const say = useSay();
  const { locale } = useLocale();
  return useMemo(() => {
    const askForRole = (permission: DeskPermission): string => {
      const roles = merchantId === null ? staffThatMay(permission) : membersThatMay(permission);
      const names = roles.map((role) => say.words(`desk.roleName.${role}`));
      return say.words(merchantId === null ? 'desk.askForRole' : 'desk.askForRoleOfSeller', {
        roles: new Intl.ListFormat(locale, { type: 'disjunction' }).format(names),
      });
    };
    const refusalText = (error: unknown): string =>
      hasReason(error, 'PERMISSION_MISSING')
        ? askForRole(error.data.permission as DeskPermission)
        : say.errorText(error);
    return { askForRole, refusalText };
  }, [say, locale, merchantId]);
};
