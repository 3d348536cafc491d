import type { FrameType, OwnerFrame } from '@souk/contract';
import { DraftForm, Panel, useDesk, useDeskChange, useDraft } from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Button, Cluster, Stack, TextField } from '@souk/ui';
import { useState } from 'react';
import { CodeField } from '../parts/code/code-field';

type Scripts = OwnerFrame['scripts'];
type Props = { type: FrameType; version: string; scripts: Scripts };

const mostScripts = 10;

/** Sets the scripts that run in a header or footer: with a fresh sign-in, since they run in every shopper's browser. */
export function ScriptsForm({ type, version, scripts }: Props) {
  const t = useT();
  const { may } = useDesk();
  const save = useDeskChange('scriptsSave', { done: 'admin.frames.scriptsSaved' });
  const draft = useDraft({ scripts }, save.isPending);
  const { values, setValues } = draft;
  const [isChecked, setChecked] = useState(false);
  if (!may('settings.write')) return null;
  const isWhole = values.scripts.every(({ name, code }) => name.trim() !== '' && code.trim() !== '');
  const setScripts = (change: (now: Scripts) => Scripts) => setValues((now) => ({ scripts: change(now.scripts) }));
  const set = (at: number, change: Partial<Scripts[number]>) =>
    setScripts((now) => now.map((one, place) => (place === at ? { ...one, ...change } : one)));
  const store = () => {
    setChecked(true);
    if (isWhole && !save.isPending) save.mutate({ type, version, ...values }, { onSuccess: () => draft.saved(values) });
  };
  return (
    <Panel title={t('admin.frames.scripts')}>
      <DraftForm
        draft={draft}
        nameOf={() => t('admin.frames.scripts')}
        saveLabel={t('admin.frames.saveScripts')}
        isBusy={save.isPending}
        wrong={isChecked && !isWhole ? 'admin.frames.scriptMissing' : null}
        gap={5}
        onSave={store}
      >
        <p>{t('admin.frames.scriptsText')}</p>
        {values.scripts.map(({ name, code }, at) => (
          <Stack key={at} $gap={4}>
            <TextField
              label={t('admin.frames.scriptName', { number: at + 1 })}
              value={name}
              maxLength={120}
              isRequired
              onChange={({ target: { value } }) => set(at, { name: value })}
            />
            <CodeField
              label={t('admin.frames.scriptCode', { number: at + 1 })}
              language="script"
              value={code}
              rows={8}
              isRequired
              onChange={({ target: { value } }) => set(at, { code: value })}
            />
            <div>
              <Button
                size="sm"
                variant="quiet"
                onClick={() => setScripts((now) => now.filter((_one, place) => place !== at))}
              >
                {t('admin.frames.removeScript', { number: at + 1 })}
              </Button>
            </div>
          </Stack>
        ))}
        {values.scripts.length < mostScripts && (
          <Cluster>
            <Button size="sm" onClick={() => setScripts((now) => [...now, { name: '', code: '' }])}>
              <FormattedMessage id="admin.frames.addScript" />
            </Button>
          </Cluster>
        )}
      </DraftForm>
    </Panel>
  );
}
