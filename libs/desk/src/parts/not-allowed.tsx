import type { DeskPermission } from '@souk/contract/desk';
import { useT } from '@souk/i18n';
import { useRefusalText } from './ask-for-role';
import { useDesk } from './use-desk';

/**
 * Says that the reader's role does not allow something, which roles do, and who gives them.
 * @param needs the permission that doing it takes
 */
export function NotAllowed({ needs }: { needs: DeskPermission }) {
  const t = useT();
  const { askForRole } = useRefusalText(useDesk().merchantId);
  return `${t('desk.why.notAllowed')} ${askForRole(needs)}`;
}
