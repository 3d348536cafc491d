import { FormattedMessage } from '@souk/i18n';
import { usePanels } from '@souk/state';
import { Button } from '@souk/ui';
import styled from 'styled-components';

/** A conversation needs somebody to answer to; without an account there is the e-mail. */
export function SignInToChat({ email, onClose }: { email: string | null; onClose: () => void }) {
  const openPanel = usePanels((panels) => panels.openPanel);
  const signIn = () => {
    onClose();
    openPanel({ kind: 'login' });
  };
  return (
    <Box>
      <p>
        <FormattedMessage id="chat.signIn" />
      </p>
      <Button variant="primary" onClick={signIn}>
        <FormattedMessage id="chat.signInButton" />
      </Button>
      {email && (
        <p>
          <FormattedMessage id="chat.orMail" /> <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: 14px;
  padding: 20px 18px 24px;
`;
