type Beacon = { remote: string; version: string; outcome: 'shown' | 'failed' | 'broke'; ms: number };

const pauseMs = 2_000;

/** Tells the shell server how remotes fared on this page: collected, sent seldom, and once more when the page is left. */
export const createBeacons = () => {
  // The nonce of this answer, which the server signed: by it the report is known as this page's.
  const page = document.getElementById('souk-boot')?.nonce;
  let waiting: Beacon[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length) navigator.sendBeacon('/beacon', JSON.stringify({ page, reports: waiting }));
    waiting = [];
  };
  addEventListener('pagehide', send);
  return (beacon: Beacon) => {
    waiting.push(beacon);
    // A failure is told at once: somebody waits for it to be noticed, and a tab that shows a wall is soon closed.
    if (beacon.outcome !== 'shown') send();
    else timer ??= setTimeout(send, pauseMs);
  };
};
