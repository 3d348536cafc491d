import { whenIdle } from '@souk/mfe';
import { useSay } from '@souk/state';
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useFindKey } from './find-key';

const load = () => import('./find-dialog');

/**
 * The dialog that finds everything, and the way to open it. Its code is fetched once the page rests: no page waits for it, and it is
 * there when the connection is not.
 * @param isOn whether whoever is there may find anything
 */
export const useFind = (isOn: boolean): { dialog: ReactNode; open: () => void } => {
  const say = useSay();
  const [Shown, setShown] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  const close = useCallback(() => setShown(null), []);
  const open = useCallback(
    () =>
      void load().then(
        ({ FindDialog }) => setShown(() => FindDialog),
        () => say.offered('desk.find.notLoaded', { id: 'word.retry', run: open }),
      ),
    [say],
  );
  useFindKey(isOn, open);
  useEffect(() => {
    let isGone = false;
    if (isOn) void whenIdle().then(() => (isGone ? undefined : load().catch(() => undefined)));
    return () => {
      isGone = true;
    };
  }, [isOn]);
  return { dialog: Shown && <Shown onClose={close} />, open };
};
