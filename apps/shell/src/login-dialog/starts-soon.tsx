import { FormattedMessage } from '@souk/i18n';
import { Button } from '@souk/ui';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { ProviderTrouble } from './provider-trouble';
import { useProvider } from './use-provider';

/** Long enough to read one sentence. */
const readingMs = 1_800;

/** Says what has succeeded, then starts the sign-in. Source: spec 8, Register success; LOGIN-06. */
export function StartsSoon({ textId, loginHint }: { textId: string; loginHint: string }) {
  const { mutate, error, isPending } = useProvider();
  useEffect(() => {
    const soon = setTimeout(() => mutate({ loginHint }), readingMs);
    return () => clearTimeout(soon);
  }, [mutate, loginHint]);
  const text = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone, and a status that comes with its words is not read.
  useEffect(() => text.current?.focus(), []);
  return (
    <Place>
      <CircleCheck size={40} strokeWidth={1.25} aria-hidden="true" />
      <p role="status" ref={text} tabIndex={-1}>
        <FormattedMessage id={textId} />
      </p>
      <ProviderTrouble error={error} />
      <Button variant="primary" isBusy={isPending} onClick={() => mutate({ loginHint })}>
        <FormattedMessage id="login.signIn" />
      </Button>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  justify-items: center;
  gap: 16px;
  padding-block: 24px;
  text-align: center;
  & > svg {
    color: var(--color-ok);
  }
  & > p {
    font-family: var(--font-heading);
    font-size: var(--text-lg);
  }
`;
