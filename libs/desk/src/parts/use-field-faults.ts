import { useT } from '@souk/i18n';
import { useState } from 'react';

/** What is wrong in a form: ids of messages by the field at which they stand. A field without one is right. */
export type FieldFaults<Field extends string = string> = Readonly<Partial<Record<Field, string>>>;

/** Faults without the fields that are right, which are null. */
export const faultsIn = <Field extends string>(all: Readonly<Record<Field, string | null>>): FieldFaults<Field> =>
  Object.fromEntries(Object.entries(all).filter(([, fault]) => fault !== null)) as FieldFaults<Field>;

type MessageValues = Readonly<Record<string, string | number>>;

/** All that is said below a form. What is wrong with a field stands at the field. */
export type ToldBelow = 'desk.seeFields' | 'desk.variants.noneLeft';

type ToldFaults<Field extends string> = {
  /**
   * What stands at a field; null: nothing is wrong with it, or the form was not sent.
   * @param own what is put into the message of this field alone
   */
  errorOf: (field: Field, own?: MessageValues) => string | null;
  /** Id of the message that stands beside the button; null: nothing is wrong. */
  wrong: ToldBelow | null;
  /** To be called when the form is sent: tells what is wrong. @returns true: nothing is, it can be sent */
  check: () => boolean;
  /** Forgets what was told: for a form that was sent and stands there empty. */
  uncheck: () => void;
};

/**
 * Tells what is wrong at each field when the form is sent, all at once, and no longer what has been put right since. What goes wrong while
 * somebody types is told by the next sending.
 * @param faults what is wrong with what stands in the form now
 * @param values what is put into the messages: `most` of `up to {most}`
 * @param served errors by field that the server returned (`use-server-field-errors.ts`): it stands at them before anything else
 */
export const useFieldFaults = <Field extends string>(
  faults: FieldFaults<Field>,
  values?: MessageValues,
  served: Readonly<Partial<Record<string, string>>> = {},
): ToldFaults<Field> => {
  const t = useT();
  const [told, setTold] = useState<FieldFaults<Field> | null>(null);
  const toldOf = (field: Field) => {
    const fault = told?.[field];
    return fault !== undefined && fault === faults[field] ? fault : null;
  };
  return {
    errorOf: (field, own) => {
      const said = served[field];
      if (said !== undefined) return said;
      const fault = toldOf(field);
      return fault === null ? null : t(fault, { ...values, ...own });
    },
    wrong:
      Object.keys(served).length > 0 || (Object.keys(told ?? {}) as Field[]).some(toldOf) ? 'desk.seeFields' : null,
    check: () => {
      setTold(faults);
      return Object.keys(faults).length === 0;
    },
    uncheck: () => setTold(null),
  };
};
