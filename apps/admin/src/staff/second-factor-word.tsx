import { FormattedMessage } from '@souk/i18n';

/** Whether somebody has a second factor, in a word. @param has null: an outside provider knows */
export function SecondFactorWord({ has }: { has: boolean | null }) {
  return <FormattedMessage id={`admin.staff.second.${has === null ? 'unknown' : has ? 'on' : 'off'}`} />;
}
