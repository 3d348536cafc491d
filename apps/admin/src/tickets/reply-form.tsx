import { savedReplyMostChars, type SavedReplyWords } from '@souk/contract/desk';
import { DraftForm, Panel, useFieldFaults, useDesk, useDraft } from '@souk/desk';
import { useT } from '@souk/i18n';
import { TextAreaField, TextField } from '@souk/ui';

const names = ['name', 'textEn', 'textFr'] as const;

type Props = {
  begin: SavedReplyWords;
  isBusy: boolean;
  isNew?: boolean;
  /** Calls `saved` once it is. */
  onSave: (words: SavedReplyWords, saved: () => void) => void;
};

/** A saved reply: its name for colleagues, and its text in both languages. */
export function ReplyForm({ begin, isBusy, isNew, onSave }: Props) {
  const t = useT();
  const { may } = useDesk();
  const draft = useDraft(begin, isBusy);
  const { values, setValues } = draft;
  const fields = useFieldFaults<keyof SavedReplyWords>(
    Object.fromEntries(names.filter((name) => values[name].trim() === '').map((name) => [name, 'desk.fieldMissing'])),
  );
  const store = () => {
    const words = { name: values.name.trim(), textEn: values.textEn.trim(), textFr: values.textFr.trim() };
    if (fields.check() && !isBusy) onSave(words, () => draft.saved(values));
  };
  const text = (field: 'textEn' | 'textFr', lang: string) => (
    <TextAreaField
      label={t(`admin.replies.${field}`)}
      lang={lang}
      value={values[field]}
      maxLength={savedReplyMostChars}
      rows={7}
      isRequired
      error={fields.errorOf(field)}
      onChange={(event) => setValues({ ...values, [field]: event.target.value })}
    />
  );
  return (
    <DraftForm
      draft={draft}
      nameOf={(field) => t(`admin.replies.${field}`)}
      saveLabel={t('admin.replies.save')}
      isBusy={isBusy}
      wrong={fields.wrong}
      isNew={isNew}
      isReadOnly={!may('tickets.answer')}
      gap={5}
      onSave={store}
    >
      <Panel title={t('admin.replies.title')}>
        <p>{t('admin.replies.text')}</p>
        <TextField
          label={t('admin.replies.name')}
          hint={t('admin.replies.nameHint')}
          value={values.name}
          maxLength={80}
          isRequired
          error={fields.errorOf('name')}
          onChange={(event) => setValues({ ...values, name: event.target.value })}
        />
        {text('textEn', 'en')}
        {text('textFr', 'fr')}
      </Panel>
    </DraftForm>
  );
}
