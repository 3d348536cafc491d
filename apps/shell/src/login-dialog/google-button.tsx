import { FormattedMessage } from '@souk/i18n';
import { Button } from '@souk/ui';
import styled from 'styled-components';
import { ProviderTrouble } from './provider-trouble';
import { useProvider } from './use-provider';

/** Signs in with Google through the identity provider; shown when that knows Google, under the name given. Source: spec 1, STORE-04. */
export function GoogleButton({ vendor }: { vendor: string }) {
  const provider = useProvider();
  return (
    <>
      <Or>
        <FormattedMessage id="login.or" />
      </Or>
      <ProviderTrouble error={provider.error} />
      <Button isWide isBusy={provider.isPending} onClick={() => provider.mutate({ vendor })}>
        <FormattedMessage id="login.google" />
      </Button>
    </>
  );
}

const Or = styled.p`
  display: flex;
  gap: 12px;
  align-items: center;
  margin-block: 16px;
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: var(--color-line);
  }
`;
