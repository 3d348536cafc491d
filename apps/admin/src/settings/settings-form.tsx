import { fieldErrorsOf } from '@souk/api-client';
import type { PageProblem } from '@souk/contract';
import type { DeskSettings } from '@souk/contract/desk';
import { DraftForm, useDesk, useDeskChange, useDraft } from '@souk/desk';
import { useT } from '@souk/i18n';
import { useSay } from '@souk/state';
import { useState } from 'react';
import { LivePreview } from '../parts/live-preview';
import { ProblemList } from '../parts/code/problem-list';
import { Side, Sides } from '../parts/sides';
import { useLiveDraft } from '../parts/use-live-draft';
import { DetailFields } from './detail-fields';
import { ExtraFields } from './extra-fields';
import { textsOf, toldFields, valuesOf } from './settings-values';

/** A field's message by its path: details stand beside the others, and addresses elsewhere are one field. */
const fieldName = (path: string) =>
  `admin.settings.field.${path.replace(/^details\./, '').replace(/^socialLinks\..*/, 'socialLinks')}`;

/** Changes the details of the store, its theme, its WhatsApp button and its live channel, all together. */
export function SettingsForm({ stored }: { stored: DeskSettings }) {
  const t = useT();
  const say = useSay();
  const { may } = useDesk();
  const [problems, setProblems] = useState<readonly PageProblem[]>([]);
  const save = useDeskChange('settingsSave', {
    done: null,
    fields: toldFields,
    then: (answer) => {
      setProblems(answer.problems);
      if (answer.saved) say.done('admin.settings.saved');
      else say.wrong('admin.settings.refused');
    },
  });
  const draft = useDraft(valuesOf(stored), save.isPending);
  const { values, setValues } = draft;
  const isReadOnly = !may('settings.write');
  const live = useLiveDraft(isReadOnly ? null : JSON.stringify(values), (api, replaces, signal) =>
    api.call('settingsPreview', { ...textsOf(values), ...replaces }, { signal }),
  );
  const told = live.draft?.problems ?? problems;
  const served = fieldErrorsOf(live.error);
  const fault = (field: string) => (served[field] === undefined ? null : t(`admin.settings.wrong.${field}`));
  const store = () => {
    if (save.isPending) return;
    save.mutate(
      { version: stored.version, ...textsOf(values) },
      { onSuccess: ({ saved }) => saved && draft.saved(values) },
    );
  };
  const isThemeRefused = told.some(({ code }) => code === 'theme');
  return (
    <Sides>
      <DraftForm
        draft={draft}
        nameOf={(path) => t(fieldName(path))}
        saveLabel={t('admin.settings.save')}
        isBusy={save.isPending}
        wrong={Object.keys(served).length > 0 ? 'desk.seeFields' : null}
        isReadOnly={isReadOnly}
        gap={5}
        onSave={store}
      >
        <DetailFields
          details={values.details}
          isReadOnly={isReadOnly}
          fault={fault}
          onChange={(change) => setValues((now) => ({ ...now, details: { ...now.details, ...change } }))}
        />
        <ExtraFields
          values={values}
          isReadOnly={isReadOnly}
          fault={(field) => (field === 'theme' && isThemeRefused ? t('admin.problem.theme') : fault(field))}
          onChange={(change) => setValues((now) => ({ ...now, ...change }))}
        />
      </DraftForm>
      <Side>
        {!isReadOnly && <LivePreview {...live} />}
        <ProblemList problems={told} />
      </Side>
    </Sides>
  );
}
