import { type HookInput, webhookEvents } from '@souk/contract/desk';
import { useT } from '@souk/i18n';
import { Checkbox, Stack, TextField } from '@souk/ui';
import styled from 'styled-components';

type Props = { hook: HookInput; onChange: (hook: HookInput) => void };

/** Where messages go, and which. */
export function HookFields({ hook, onChange }: Props) {
  const t = useT();
  const toggle = (event: HookInput['events'][number], isWanted: boolean) =>
    onChange({
      ...hook,
      events: webhookEvents.filter((one) => (one === event ? isWanted : hook.events.includes(one))),
    });
  return (
    <Stack $gap={4}>
      <TextField
        label={t('admin.hooks.url')}
        hint={t('admin.hooks.urlHint')}
        type="url"
        value={hook.url}
        maxLength={500}
        isRequired
        onChange={(change) => onChange({ ...hook, url: change.target.value })}
      />
      <Group>
        <legend>{t('admin.hooks.events')}</legend>
        {webhookEvents.map((event) => (
          <Checkbox
            key={event}
            checked={hook.events.includes(event)}
            onChange={(change) => toggle(event, change.target.checked)}
          >
            <code>{event}</code> {t(`admin.hooks.event.${event}`)}
          </Checkbox>
        ))}
      </Group>
    </Stack>
  );
}

/** Whether a form can be sent: an address, and something to be told. */
export const isWholeHook = ({ url, events }: HookInput): boolean => url.trim() !== '' && events.length > 0;

const Group = styled.fieldset`
  display: grid;
  gap: 8px;
  padding: 0;
  border: 0;
  & > legend {
    margin-bottom: 6px;
    font-weight: 500;
  }
  & code {
    font-size: var(--text-sm);
  }
`;
