import { chunkReloadGuardMs, sessionExpiryMs } from '../limits';

/** A visit as the browser stores it. `time` is when it was last used, in ms. Source: spec 3 "Session record". */
export type Visit = { guid: string; uuid: string | null; time: number };

/** Start when none is stored or it is older than 20 minutes; otherwise resume. Source: spec 4 "Session", SESSION-01. */
export const visitMove = (stored: Visit | null, nowMs: number): 'start' | 'resume' =>
  stored === null || nowMs - stored.time > sessionExpiryMs ? 'start' : 'resume';

/** A chunk that failed reloads the page, at most once a minute. Source: spec 4 "Chunk-load failure", ERR-05. */
export const mayReload = (lastReloadMs: number | null, nowMs: number): boolean =>
  lastReloadMs === null || nowMs - lastReloadMs >= chunkReloadGuardMs;
