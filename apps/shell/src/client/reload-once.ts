import { mayReload } from '@souk/domain';
import { tabStorage } from '@souk/state';

const key = 'soukReloadedAt';

/**
 * Loads the page anew, at most once a minute: a build that was replaced under an open tab is found again.
 * While the page is being left it waits (`whenStaying`).
 * @returns false when it was loaded anew less than a minute ago: the page says what is missing
 * Source: spec 4, Chunk-load failure; spec 9, Chunk reload guard.
 */
export const reloadOnce = (address?: string, now = Date.now()): boolean => {
  if (wasReloaded(now)) return false;
  window.soukDocument?.whenStaying(() => {
    tabStorage.setItem(key, String(Date.now()));
    // A navigation that was under way is finished by loading its page; otherwise this page is loaded anew.
    if (!address || address === location.href) location.reload();
    else location.assign(address);
  });
  return true;
};

/** Whether this page stands here because another one was reloaded for the shopper: they are in the midst of something. */
export const wasReloaded = (now = Date.now()) => {
  const last = tabStorage.getItem(key);
  return !mayReload(last === null ? null : Number(last), now);
};

/** A chunk of the shell itself that could not be loaded, wherever it was asked for. Without a connection the page stays. */
export const reloadOnLostChunks = () =>
  addEventListener('unhandledrejection', (event) => {
    const { name } = (event.reason ?? {}) as Partial<Error>;
    // What is answered is no error any more, on the console or where errors are collected.
    if (name === 'ChunkLoadError' && navigator.onLine && reloadOnce()) event.preventDefault();
  });
