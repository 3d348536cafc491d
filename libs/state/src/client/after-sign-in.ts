import { useEffect } from 'react';
// By its name: there is one session and one storage, and this entry must not bundle another.
import { tabStorage, usePanels, useSession } from '@souk/state';

/**
 * What a guest pressed and needs an account for is done once they have signed in: kept for this tab, as the sign-in leaves the page. The
 * dialog closed, or back as a guest, it is forgotten. Source: LOGIN-12.
 * @param press does it, with the id of what was pressed
 * @returns opens the sign-in for it
 */
export const useAfterSignIn = (name: string, press: (id: number) => void) => {
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
