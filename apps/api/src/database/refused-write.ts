import { takesNoWrites } from '../errors';

let isRefused = false;

/** Whether the database refused a write of this process for a reason that is about all writes. */
export const refusedWrite = {
  /** Looks at why a statement failed. */
  note(error: unknown) {
    if (takesNoWrites(error)) isRefused = true;
  },
  isKnown: () => isRefused,
  forget: () => void (isRefused = false),
};
