import { useEffect } from 'react';
// By its name: there is one session and one storage, and this entry must not bundle another.
import { tabStorage, usePanels, useSession } from '@souk/state';

/**
 * Continues what a guest pressed once they have signed in, for buttons that need an account (wish, follow, coupon). The id is kept in the
 * tab's storage, since the sign-in leaves the page. It is forgotten if they close the sign-in dialog or return without signing in.
 * Source: LOGIN-12.
 * @param name of the action, one for each kind of button
 * @param press does the action, with the id of what was pressed
 * @returns opens the sign-in dialog for an id, with the sentence that the dialog shows
 */
export const useResumeAfterSignIn = (name: string, press: (id: number) => void) => {
  const { status } = useSession();
  const isAsked = usePanels(({ panel }) => panel.kind === 'login');
  const openPanel = usePanels((panels) => panels.openPanel);
  const key = `souk.pressed.${name}`;
  useEffect(() => {
    if (status === 'unknown' || isAsked) return;
    const id = tabStorage.getItem(key);
    tabStorage.removeItem(key);
    if (id && status === 'user') press(+id);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- it is done once, when it is known who is here
  }, [status, isAsked]);
  return (id: number, message: string) => {
    tabStorage.setItem(key, `${id}`);
    openPanel({ kind: 'login', message, needsAccount: true });
  };
};
