import type { DeskMerchantKinds, MerchantKindWords } from '@souk/contract/desk';
import {
  DraftForm,
  Loaded,
  Panel,
  useFieldFaults,
  useDesk,
  useDeskChange,
  useDeskQuery,
  useDraft,
  useServerFieldErrors,
} from '@souk/desk';
import { useT } from '@souk/i18n';
import { Notice } from '@souk/ui';
import { KindRows } from './kind-rows';
import { faultsOf, kindLists, textsOf, valuesOf } from './merchant-kinds-values';

/** Kinds of merchants and the categories they work in: what an applicant chooses from, and what shoppers look for merchants by. */
export function MerchantKinds() {
  return <Loaded query={useDeskQuery('merchantKinds', {})}>{(stored) => <MerchantKindsForm stored={stored} />}</Loaded>;
}

/** A list in a conflict: a line for each of its names. */
const linesOf = (_path: string, kinds: unknown) =>
  (kinds as readonly MerchantKindWords[])
    .map(({ en, fr, choiceEn, choiceFr }) => [en, fr, choiceEn, choiceFr].filter(Boolean).join(' / '))
    .join('\n');

function MerchantKindsForm({ stored }: { stored: DeskMerchantKinds }) {
  const t = useT();
  const { may } = useDesk();
  const save = useDeskChange('merchantKindsSave', { done: 'admin.kinds.saved', fields: kindLists });
  const draft = useDraft(valuesOf(stored), save.isPending);
  const { values, setValues } = draft;
  const served = useServerFieldErrors(save.error, values);
  const fields = useFieldFaults(faultsOf(values), {}, served);
  const isReadOnly = !may('settings.write');
  const store = () => {
    if (!fields.check() || save.isPending) return;
    save.mutate({ version: stored.version, ...textsOf(values) }, { onSuccess: () => draft.saved(values) });
  };
  return (
    <DraftForm
      draft={draft}
      nameOf={(list) => t(`admin.kinds.${list}`)}
      textOf={linesOf}
      saveLabel={t('admin.kinds.save')}
      isBusy={save.isPending}
      wrong={fields.wrong}
      isReadOnly={isReadOnly}
      gap={5}
      onSave={store}
    >
      {kindLists.map((list) => (
        <Panel key={list} title={t(`admin.kinds.${list}`)}>
          <p>
            {t('admin.kinds.text')} {list === 'types' && t('admin.kinds.choiceText')}
          </p>
          {served[list] !== undefined && (
            <Notice $tone="sale" role="alert">
              {served[list]}
            </Notice>
          )}
          <KindRows
            list={list}
            kinds={values[list]}
            stored={stored[list]}
            isReadOnly={isReadOnly}
            fault={(key, language) => fields.errorOf(`${list}.${key}.${language}`)}
            onChange={(change) => setValues((now) => ({ ...now, [list]: change(now[list]) }))}
          />
        </Panel>
      ))}
    </DraftForm>
  );
}
