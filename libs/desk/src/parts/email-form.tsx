import { isEmail } from '@souk/domain';
import { useT } from '@souk/i18n';
import { Stack, TextField } from '@souk/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { SaveButton } from './form-buttons';
import { Panel } from './layout';
import { useUnsaved } from './unsaved-guard';

type Props = {
  title: string;
  text: string;
  saveLabel: string;
  /** Message id of what is said without an e-mail address, or without what else is needed. */
  missing: string;
  isBusy: boolean;
  /** What else is chosen, below the address. */
  children?: ReactNode;
  /** Whether something else was chosen: leaving is asked about. */
  isTouched?: boolean;
  /** Whether everything else is chosen that is needed. */
  isWhole?: boolean;
  /** @param clear empties the form; for when it was sent */
  onSend: (email: string, clear: () => void) => void;
};

/** Invites or appoints somebody by their e-mail address. */
export function EmailForm({
  title,
  text,
  saveLabel,
  missing,
  isBusy,
  children,
  isTouched = false,
  isWhole = true,
  onSend,
}: Props) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const email = typed.trim();
  useUnsaved((email !== '' || isTouched) && !isBusy);
  const isReady = isEmail(email) && isWhole;
  const clear = () => {
    setTyped('');
    setChecked(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isReady && !isBusy) onSend(email, clear);
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
          onChange={(event) => setTyped(event.target.value)}
        />
        {children}
        <SaveButton saveLabel={saveLabel} isBusy={isBusy} wrong={isChecked && !isReady ? missing : null} />
      </Stack>
    </Panel>
  );
}
