import { useT } from '@souk/i18n';
import { Notice, Stack } from '@souk/ui';
import styled from 'styled-components';

/** A secret that was just made: it is shown here and nowhere else. */
export function HookSecret({ secret }: { secret: string }) {
  const t = useT();
  return (
    <Notice $tone="ok" role="status">
      <Stack $gap={2}>
        <strong>{t('admin.hooks.secret')}</strong>
        <Secret>{secret}</Secret>
        <span>{t('admin.hooks.secretText')}</span>
      </Stack>
    </Notice>
  );
}

const Secret = styled.code`
  overflow-wrap: anywhere;
  user-select: all;
`;
