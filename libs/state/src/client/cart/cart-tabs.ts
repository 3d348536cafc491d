const channelName = 'souk-cart';

/**
 * Tells the other tabs of this browser that the server's cart is another now; each reads it again, at once when it is
 * in view, else when it comes into view. Absent BroadcastChannel (old browsers): tabs agree at the next load.
 */
export const connectTabs = (onOther: () => void) => {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} };
  const channel = new BroadcastChannel(channelName);
  let isStale = false;
  const lookAgain = () => {
    if (document.visibilityState === 'hidden') return void (isStale = true);
    isStale = false;
    onOther();
  };
  const onVisible = () => {
    if (isStale) lookAgain();
  };
  channel.addEventListener('message', lookAgain);
  document.addEventListener('visibilitychange', onVisible);
  return {
    tell: () => channel.postMessage('changed'),
    close: () => {
      channel.close();
      document.removeEventListener('visibilitychange', onVisible);
    },
  };
};
