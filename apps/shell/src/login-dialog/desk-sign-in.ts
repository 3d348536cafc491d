import { invitedParam } from '@souk/domain';
import { areaOf } from '../app/area';

/** Whether the dialog stands over a desk, where nobody buys as a guest. */
export const isAtDesk = (): boolean => areaOf(location.pathname) !== null;

/** The e-mail of somebody who accepted an invitation a moment ago and was sent to the desk by its page; null: nobody did. */
export const invitedEmail = (): string | null =>
  isAtDesk() ? new URLSearchParams(location.hash.slice(1)).get(invitedParam) : null;

/** The address need not say it again: not after the sign-in, nor to whoever reloads the page. */
export const leaveInvitedOut = () => {
  if (invitedEmail() !== null) history.replaceState(history.state, '', location.pathname + location.search);
};

/**
 * Whether somebody may make an account here. Not at the platform's desk, whose people were invited and have one. At a merchant's desk they may:
 * whoever applied to sell without an account makes theirs once the shop is approved.
 */
export const mayRegisterHere = (): boolean => areaOf(location.pathname) !== 'admin' && invitedEmail() === null;
