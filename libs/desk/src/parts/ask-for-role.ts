import { hasReason } from '@souk/api-client';
import type { DeskPermission, MemberRole, StaffRole } from '@souk/contract/desk';
import { membersThatMay, staffThatChange, staffThatMay } from '@souk/domain/desk';
import { useLocale } from '@souk/i18n';
import { useSay } from '@souk/state';
import { useMemo } from 'react';

/**
 * What a refusal says at a desk: for a missing permission which roles have it, which ones also change what it reads, and who gives them, for anything else what is said
 * everywhere.
 * @param merchantId null: the platform's desk
 */
export const useRefusalText = (merchantId: number | null) => {
  const say = useSay();
  const { locale } = useLocale();
  return useMemo(() => {
    const listOf = (roles: readonly (StaffRole | MemberRole)[]) =>
      new Intl.ListFormat(locale, { type: 'disjunction' }).format(
        roles.map((role) => say.words(`desk.roleName.${role}`)),
      );
    const askForRole = (permission: DeskPermission): string => {
      if (merchantId !== null)
        return say.words('desk.askForRoleOfSeller', { roles: listOf(membersThatMay(permission)) });
      const [roles, changing] = [listOf(staffThatMay(permission)), listOf(staffThatChange(permission))];
      return say.words(changing ? 'desk.askForRoleToRead' : 'desk.askForRole', { roles, changing });
    };
    const refusalText = (error: unknown): string =>
      hasReason(error, 'PERMISSION_MISSING')
        ? askForRole(error.data.permission as DeskPermission)
        : say.errorText(error);
    return { askForRole, refusalText };
  }, [say, locale, merchantId]);
};
