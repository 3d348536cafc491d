import type { Uncounted } from './health-report';
import { log } from '../log';

/** Whose visitors canaries are judged by. */
export type JudgedBy = 'all servers' | 'this server';

type Failures = {
  /** Why reports of others cannot be read, and the own one not be written; empty: they can. */
  notRead: string;
  notWritten: string;
  /** Whether writing was tried just now, and not only a while ago. */
  isTried: boolean;
};

/** Rights are given by people, storage that is out comes back by itself. */
const whatToDo = (reason: string, right: string) =>
  /\b40[13]\b|EACCES|EPERM|EROFS/.test(reason)
    ? `Let this server ${right} health/ there`
    : 'It is tried again by itself';

const whyUncounted: Record<Uncounted, string> = {
  'not signed':
    "it was not signed with this server's INTERNAL_KEY. Give all servers of the store the same one; if they have it, find out who else writes there",
  'another shape':
    'a server wrote it whose release of the shell counts otherwise. It counts when all servers run the same release',
  'too large': 'it is larger than any server writes. Find out who else writes there',
  'not read': 'it cannot be read, as others can. What it said before counts. Let this server read all of health/ there',
};

/** Notes who takes part in verdicts on canaries, and logs each change once with its reason and what to do. */
export const createExchangeNotes = (store: string) => {
  let isUnread = false;
  let isUnwritten = false;
  let isUnheardSaid = false;
  const uncounted = new Set<Uncounted>();
  const ownVisitorsAlone = "canaries are judged by this server's own visitors";

  const noteReading = (reason: string) => {
    if (reason && !isUnread)
      log.warn(
        `${ownVisitorsAlone}: what others reported to ${store} cannot be read: ${reason}. ${whatToDo(reason, 'list and read')}`,
      );
    if (!reason && isUnread) log.info('canaries are judged by the visitors of all servers again');
    isUnread = reason !== '';
  };
  const noteWriting = ({ notRead, notWritten, isTried }: Failures) => {
    // While nothing is read either, the line above says it.
    if (notWritten && isTried && !notRead && !isUnheardSaid) {
      log.warn(
        `other servers do not count this server's visitors: its report is not written to ${store}: ${notWritten}. ${whatToDo(notWritten, 'write')}`,
      );
      isUnheardSaid = true;
    }
    if (!notWritten && isUnheardSaid) {
      log.info("other servers count this server's visitors again");
      isUnheardSaid = false;
    }
    isUnwritten = notWritten !== '';
  };
  return {
    judgedBy: (): JudgedBy => (isUnread ? 'this server' : 'all servers'),
    isHeard: () => !isUnwritten,
    note: (failures: Failures) => {
      noteReading(failures.notRead);
      noteWriting(failures);
    },
    /** Once for each reason: whoever writes there may write many. */
    noteUncounted: (object: string, why: Uncounted) => {
      if (!uncounted.has(why)) log.warn(`${object} is not counted: ${whyUncounted[why]}`);
      uncounted.add(why);
    },
  };
};
