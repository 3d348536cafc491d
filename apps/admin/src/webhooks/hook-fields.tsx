import { type HookInput, webhookEvents } from '@souk/contract/desk';
import { CheckboxGroup, type FieldFaults } from '@souk/desk';
import { useT } from '@souk/i18n';
import { Checkbox, Stack, TextField } from '@souk/ui';

type Props = {
  hook: HookInput;
  errorOf: (field: keyof HookInput) => string | null;
  onChange: (hook: HookInput) => void;
};

/** Where messages go, and which. */
export function HookFields({ hook, errorOf, onChange }: Props) {
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
        error={errorOf('url')}
        onChange={(change) => onChange({ ...hook, url: change.target.value })}
      />
      <CheckboxGroup legend={t('admin.hooks.events')} error={errorOf('events')}>
        {webhookEvents.map((event) => (
          <Checkbox
            key={event}
            checked={hook.events.includes(event)}
            onChange={(change) => toggle(event, change.target.checked)}
          >
            <code>{event}</code> {t(`admin.hooks.event.${event}`)}
          </Checkbox>
        ))}
      </CheckboxGroup>
    </Stack>
  );
}

/** What is wrong with what stands in the form: an address is needed, and something to be told. */
export const faultsOfHook = ({ url, events }: HookInput): FieldFaults<keyof HookInput> => ({
  ...(url.trim() === '' ? { url: 'admin.hooks.urlMissing' } : {}),
  ...(events.length === 0 ? { events: 'admin.hooks.eventsMissing' } : {}),
});
