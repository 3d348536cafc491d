import { deviceStorage, ensureCartUuid, readCartUuid } from '@souk/state';
import { fetchTimed } from '../app/fetch-timed';
import { createVisit } from '../auth/visit';

const post =
  (name: string) =>
  async (input: object, { keepalive = false } = {}) => {
    const reply = await fetchTimed(`/api/front/session/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
      keepalive,
    });
    // An answer that nobody reads keeps its request open: the page would never come to rest.
    await reply.arrayBuffer();
  };

const session = { start: post('start'), resume: post('resume'), end: post('end') };

/** Records a guest's visit from the first page on, without the application. Source: spec 4, Session; SESSION-01. */
export const recordVisit = (): void => {
  const visit = createVisit(
    { session },
    { storage: deviceStorage, now: () => Date.now(), cartUuid: readCartUuid, ensureCartUuid },
  );
  addEventListener('pagehide', () => void visit.end());
  addEventListener('pageshow', ({ persisted }) => void (persisted && visit.begin()));
  void visit.begin();
};
