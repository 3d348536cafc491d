import type { FrameType, OwnerFrame } from '@souk/contract';
import { DraftForm, Panel, useFieldFaults, useDesk, useDeskChange, useDraft } from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Button, Cluster, Stack, TextField } from '@souk/ui';
import { CodeField } from '../parts/code/code-field';
import { leaveRow } from '../parts/row-focus';
import { changeRow, keyOf, newRow, type Row, rowsOf, thingsOf, withoutRow } from '../parts/rows';

type Scripts = OwnerFrame['scripts'];
type Rows = readonly Row<Scripts[number]>[];
type Props = { type: FrameType; version: string; scripts: Scripts };

const mostScripts = 10;

/** Sets the scripts that run in a header or footer: with a fresh sign-in, since they run in every shopper's browser. */
export function ScriptsForm({ type, version, scripts }: Props) {
  const t = useT();
  const { may } = useDesk();
  const save = useDeskChange('scriptsSave', { done: 'admin.frames.scriptsSaved' });
  const draft = useDraft({ scripts: rowsOf(scripts) as Rows }, save.isPending);
  const { values, setValues } = draft;
  const fields = useFieldFaults(
    Object.fromEntries(
      values.scripts.flatMap((script) =>
        (['name', 'code'] as const)
          .filter((field) => script[field].trim() === '')
          .map((field) => [`${keyOf(script)}.${field}`, 'desk.fieldMissing']),
      ),
    ),
  );
  if (!may('settings.write')) return null;
  const setScripts = (change: (now: Rows) => Rows) => setValues((now) => ({ scripts: change(now.scripts) }));
  const set = (key: string, change: Partial<Scripts[number]>) => setScripts((now) => changeRow(now, key, change));
  const store = () => {
    if (fields.check() && !save.isPending)
      save.mutate({ type, version, scripts: thingsOf(values.scripts) }, { onSuccess: () => draft.saved(values) });
  };
  return (
    <Panel title={t('admin.frames.scripts')}>
      <DraftForm
        draft={draft}
        nameOf={() => t('admin.frames.scripts')}
        saveLabel={t('admin.frames.saveScripts')}
        isBusy={save.isPending}
        wrong={fields.wrong}
        gap={5}
        onSave={store}
      >
        <p>{t('admin.frames.scriptsText')}</p>
        {values.scripts.map((script, at) => (
          <Stack key={keyOf(script)} $gap={4} data-row>
            <TextField
              label={t('admin.frames.scriptName', { number: at + 1 })}
              value={script.name}
              maxLength={120}
              isRequired
              error={fields.errorOf(`${keyOf(script)}.name`)}
              onChange={({ target: { value } }) => set(keyOf(script), { name: value })}
            />
            <CodeField
              label={t('admin.frames.scriptCode', { number: at + 1 })}
              language="script"
              value={script.code}
              rows={8}
              isRequired
              error={fields.errorOf(`${keyOf(script)}.code`)}
              onChange={({ target: { value } }) => set(keyOf(script), { code: value })}
            />
            <div>
              <Button
                size="sm"
                variant="quiet"
                onClick={(press) => {
                  leaveRow(press);
                  setScripts((now) => withoutRow(now, keyOf(script)));
                }}
              >
                {t('admin.frames.removeScript', { number: at + 1 })}
              </Button>
            </div>
          </Stack>
        ))}
        {values.scripts.length < mostScripts && (
          <Cluster>
            <Button size="sm" onClick={() => setScripts((now) => [...now, newRow({ name: '', code: '' })])}>
              <FormattedMessage id="admin.frames.addScript" />
            </Button>
          </Cluster>
        )}
      </DraftForm>
    </Panel>
  );
}
