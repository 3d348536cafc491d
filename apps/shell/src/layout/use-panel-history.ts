import { useLocation } from '@souk/router';
import { panelsStore, usePanels } from '@souk/state';
import { useEffect, useRef } from 'react';

/** What the browser keeps with an entry: the router's own fields, and ours. */
type Entry = { key?: string; soukPanel?: 'open' | 'closed' } | null;

const entry = () => history.state as Entry;
const write = (soukPanel: 'open' | 'closed') => history.replaceState({ ...entry(), soukPanel }, '');

/**
 * Back closes what covers the page, as Escape does. An open panel is one more entry of the same page in the browser's
 * history, under the router's own address and key, so that the router sees no other page. Closed in another way the
 * entry stays, is used by the next panel, and is passed over by Back. (Taking it back at once would call off a
 * navigation that a link in the panel has just begun.)
 */
export const usePanelHistory = () => {
  const { key } = useLocation();
  const isOpen = usePanels((panels) => panels.panel.kind !== 'none');
  const left = useRef<Entry>(null);

  useEffect(() => {
    if (!isOpen) return;
    if (entry()?.soukPanel) write('open');
    else history.pushState({ ...entry(), soukPanel: 'open' }, '');
    return () => {
      if (entry()?.soukPanel === 'open') write('closed');
    };
  }, [isOpen]);

  useEffect(() => {
    left.current = entry();
  }, [key, isOpen]);

  useEffect(() => {
    const onPop = () => {
      const [before, now] = [left.current, entry()];
      left.current = now;
      const { panel, closePanel } = panelsStore.getState();
      if (panel.kind !== 'none') return now?.soukPanel === 'open' ? undefined : closePanel();
      if (now?.soukPanel === 'open') write('closed');
      if (before?.soukPanel === 'closed' && !now?.soukPanel && before.key === now?.key) history.back();
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, []);
};
