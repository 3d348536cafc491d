import type { FrameType, PageProblem } from '@souk/contract';
import type { DeskOwnFrame } from '@souk/contract/desk';
import { DraftForm, Panel, useFieldFaults, useDesk, useDeskChange, useDeskQuery, useDraft } from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { useSay } from '@souk/state';
import { RadioGroup } from '@souk/ui';
import { useState } from 'react';
import { EarlierVersions } from '../parts/earlier-versions';
import { LivePreview } from '../parts/live-preview';
import { ProblemList } from '../parts/code/problem-list';
import { useProblemLines } from '../parts/code/use-problem-lines';
import { Side, Sides } from '../parts/sides';
import { useLiveDraft } from '../parts/use-live-draft';
import { FrameFields } from './frame-fields';
import { faultsOfFrame, frameOf, type FrameValues, typedTexts, valuesOf } from './frame-values';

/** Chooses the store's own header or footer, or designs one in its place. */
export function FrameForm({ type, stored }: { type: FrameType; stored: DeskOwnFrame }) {
  const t = useT();
  const say = useSay();
  const { may } = useDesk();
  const [problems, setProblems] = useState<readonly PageProblem[]>([]);
  const save = useDeskChange('frameSave', {
    done: null,
    then: (answer) => {
      setProblems(answer.problems);
      if (answer.saved) say.done('admin.frames.saved');
      else say.wrong('admin.frames.refused');
    },
  });
  const draft = useDraft(valuesOf(stored.frame), save.isPending);
  const { values, setValues } = draft;
  const faults = faultsOfFrame(values);
  const fields = useFieldFaults(faults);
  const isReadOnly = !may('content.write');
  const live = useLiveDraft(isReadOnly || faults.html ? null : JSON.stringify(values), (api, replaces, signal) =>
    api.call('framePreview', { type, frame: frameOf(values), ...replaces }, { signal }),
  );
  const told = live.draft?.problems ?? problems;
  const lines = useProblemLines(told, typedTexts(values));
  const store = () => {
    if (!fields.check() || save.isPending) return;
    save.mutate(
      { type, version: stored.version, frame: frameOf(values) },
      { onSuccess: ({ saved }) => saved && draft.saved(values) },
    );
  };
  const refused = told.some(({ code }) => code === 'refused-url');
  return (
    <Sides>
      <Panel title={t(`admin.frames.title.${type}`)}>
        <DraftForm
          draft={draft}
          nameOf={(field) => t(`admin.frames.field.${field}`)}
          saveLabel={t('admin.frames.save')}
          isBusy={save.isPending}
          wrong={fields.wrong}
          isReadOnly={isReadOnly}
          gap={5}
          onSave={store}
        >
          <RadioGroup
            legend={t('admin.frames.field.isDefault')}
            name="frame-kind"
            options={['default', 'own'].map((value) => ({
              value,
              label: t(`admin.frames.${value}`),
              isDisabled: isReadOnly,
            }))}
            value={values.isDefault ? 'default' : 'own'}
            onChange={(value) => setValues((now) => ({ ...now, isDefault: value === 'default' }))}
          />
          {!values.isDefault && (
            <FrameFields
              values={values}
              isReadOnly={isReadOnly}
              errorAt={(field) => {
                if (field === 'url' && refused) return t('admin.problem.refused-url');
                return field === 'html' ? fields.errorOf(field) : null;
              }}
              lines={lines}
              onChange={(change) => setValues((now) => ({ ...now, ...change }))}
            />
          )}
          {isReadOnly && (
            <p>
              <FormattedMessage id="admin.frames.readOnly" />
            </p>
          )}
        </DraftForm>
      </Panel>
      <Side>
        {!isReadOnly && <LivePreview {...live} place={type === 'FOOTER' ? 'end' : 'start'} />}
        <ProblemList problems={told} lines={lines} />
        {!isReadOnly && <FrameVersions type={type} {...draft} />}
      </Side>
    </Sides>
  );
}

type VersionsProps = {
  type: FrameType;
  values: FrameValues;
  isChanged: boolean;
  setValues: (values: FrameValues) => void;
};

function FrameVersions({ type, ...form }: VersionsProps) {
  const { data: versions = [] } = useDeskQuery('frameVersions', { type });
  return (
    <EarlierVersions
      versions={versions}
      read={async (api, id) => valuesOf((await api.call('frameVersion', { type, id })).frame)}
      {...form}
    />
  );
}
