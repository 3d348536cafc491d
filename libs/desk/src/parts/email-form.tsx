import { isEmail } from '@souk/domain';
import { useT } from '@souk/i18n';
import { Stack, TextField } from '@souk/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { SaveButton } from './form-buttons';
import { Panel } from './layout';
import { useUnsaved } from './unsaved-guard';
import { useFieldFaults } from './use-field-faults';

type Props = {
  title: string;
  text: string;
  saveLabel: string;
  isBusy: boolean;
  /** What else is chosen, below the address, with what is wrong with it. */
  children?: (error: string | null) => ReactNode;
  /** Whether something else was chosen: leaving is asked about. */
  isTouched?: boolean;
  /** Id of the message that says what is wrong with what else is chosen; null: nothing. */
  fault?: string | null;
  /** @param clear empties the form; for when it was sent */
  onSend: (email: string, clear: () => void) => void;
};

/** Invites or appoints somebody by their e-mail address. */
export function EmailForm({
  title,
  text,
  saveLabel,
  isBusy,
  children,
  isTouched = false,
  fault = null,
  onSend,
}: Props) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const email = typed.trim();
  useUnsaved((email !== '' || isTouched) && !isBusy);
  const fields = useFieldFaults({
    ...(isEmail(email) ? {} : { email: 'desk.emailMissing' }),
    ...(fault ? { rest: fault } : {}),
  });
  const clear = () => {
    setTyped('');
    fields.uncheck();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fields.check() && !isBusy) onSend(email, clear);
  };
  return (
    <Panel title={title}>
      <Stack as="form" noValidate $gap={4} onSubmit={submit}>
        <p>{text}</p>
        <TextField
          label={t('desk.email')}
          type="email"
          autoComplete="off"
          value={typed}
          maxLength={200}
          isRequired
          error={fields.errorOf('email')}
          onChange={(event) => setTyped(event.target.value)}
        />
        {children?.(fields.errorOf('rest'))}
        <SaveButton saveLabel={saveLabel} isBusy={isBusy} wrong={fields.wrong} />
      </Stack>
    </Panel>
  );
}
