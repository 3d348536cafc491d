import { changeObject } from '../parts/objects';
import type { Intent } from './intent-shape';
import { remember } from './recent';
import type { TellStore } from './webhook';

/**
 * Changes a payment and tells the store of it: the event is kept with the change, so that neither is without the other.
 * @param known the payment as it was just read
 * @returns the payment as it then stands; nothing is told when nothing was changed
 */
export async function changeAndTell(
  tell: TellStore,
  known: Intent,
  change: (intent: Intent) => Partial<Intent> | null,
  typeOf: (intent: Intent) => string,
): Promise<Intent> {
  let event: ReturnType<TellStore['prepare']> | undefined;
  const result = await changeObject<Intent>({ kind: 'intent', id: known.id, known }, change, (after) => {
    event = tell.prepare(typeOf(after), after);
    return event.kept;
  });
  if (result) remember(result.data);
  if (result?.isChanged) await event?.deliver();
  return result?.data ?? known;
}
