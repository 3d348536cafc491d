import type { NoteJoin } from '../../identity/local/accept-invitation';
import { note } from '../audit';

/** Writes into the desk's log that somebody accepted an invitation to the platform's people. */
export const noteJoin: NoteJoin = ({ storeId, actor, roles }, now) =>
  note({ storeId, merchantId: null, actor, call: 'staffJoin' }, now, {
    subject: ['staff', actor.sub],
    after: { roles },
  });
